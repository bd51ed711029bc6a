import path from 'node:path';

/**
 * The project's own Node, which the npm package "node" brings. Everything the project starts runs
 * on it: the machine's may be too old for the libraries (better-sqlite3 ends Node 20 with a
 * segmentation fault).
 */
export const OWN_NODE = path.resolve(
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);
