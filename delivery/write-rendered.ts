import { compressFast } from './compress.ts';
import type { Entry } from './manifest.ts';
import type { SiteFile } from './render-site.ts';
import { encodeFiles, encodePages, writeSiteFiles } from './write-site.ts';

/**
 * Writes rendered files into a folder, with compressed copies.
 * @param others the entries of the build
 */
export async function writeRendered(
  folder: string,
  files: ReadonlyMap<string, SiteFile>,
  others: Readonly<Record<string, Entry>>,
): Promise<Record<string, Entry>> {
  writeSiteFiles(folder, files.values());
  const unwritten = [...files].map(([url, { entry }]) => [url, entry] as const);
  const isPage = ([, { styles }]: (typeof unwritten)[number]) => styles !== undefined;
  const encoded = await encodeFiles(
    folder,
    unwritten.filter((file) => !isPage(file)),
    { compress: compressFast },
  );
  const loaded = { ...others, ...Object.fromEntries(encoded) };
  const pages = await encodePages(folder, unwritten.filter(isPage), loaded, others);
  return Object.fromEntries([...encoded, ...pages]);
}
