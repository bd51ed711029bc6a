import path from 'node:path';

/**
 * The path of the project's own Node, from the npm package "node". The system's Node may be too old
 * for the libraries. For example, better-sqlite3 crashes Node 20.
 */
export const OWN_NODE = path.resolve(
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);
