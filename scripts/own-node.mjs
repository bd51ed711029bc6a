import path from 'node:path';

/**
 * The path of the project's own Node, from the npm package "node". The project runs everything
 * with it, because the system's Node may be too old for the libraries (better-sqlite3 crashes Node
 * 20 with a segmentation fault).
 */
export const OWN_NODE = path.resolve(
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);
