import path from 'node:path';

/** The path of the project's own Node. The system's Node may be too old for the libraries. */
export const OWN_NODE = path.resolve(
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);
