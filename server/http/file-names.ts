import path from 'node:path';

/** A mark that no file system takes in a name, and what stands for it there. */
const [MARK, WRITTEN] = ['?', '%3F'];

/**
 * Where a built file is served, by its path in the folder: `about-us/index.html` is the page
 * `/about-us`, `contact%3Fservice=x/index.html` and `contact%3Fservice=x.data` are the page
 * `/contact?service=x` and its data, everything else is at its own name.
 */
export function addressOf(file: string): string {
  const address = `/${file.split(path.sep).join('/')}`.replace(/\/index\.html$/, '') || '/';
  const [page, query] = address.split(WRITTEN);
  if (query === undefined) return address;
  const isData = query.endsWith('.data');
  return isData ? `${page}.data${MARK}${query.slice(0, -'.data'.length)}` : page + MARK + query;
}

/** The path of the file that is served at an address. */
export function fileOf(address: string): string {
  const [target = '', query] = address.slice(1).split(MARK);
  if (query !== undefined && target.endsWith('.data'))
    return `${target.slice(0, -'.data'.length)}${WRITTEN}${query}.data`;
  if (path.extname(target)) return target;
  return path.posix.join(query === undefined ? target : target + WRITTEN + query, 'index.html');
}
