import { markdownPath } from '#app/seo/markdown-path.ts';
import { finishPage } from './finish-page.ts';
import { styleHashes } from './inline-hashes.ts';
import type { Entry } from './manifest.ts';
import { dataPath, fileOf } from './page-paths.ts';

export type RenderedPath = {
  path: string;
  body: string;
  type: string;
  robots?: string;
  headers: Record<string, string>;
};
export type SiteFile = { body: string; entry: Omit<Entry, 'encodings'> };

type Render = (path: string) => Promise<Response>;

const KEPT_HEADERS = ['Link', 'Content-Language'];

/**
 * Renders each path once, and also the loader data and the Markdown of pages.
 * @returns the answers with status 200, and the paths with any other status
 */
export async function renderPaths(
  paths: Iterable<string>,
  render: Render,
): Promise<{ rendered: RenderedPath[]; missing: string[] }> {
  const rendered: RenderedPath[] = [];
  const missing: string[] = [];
  const add = async (path: string): Promise<RenderedPath | undefined> => {
    const response = await render(path);
    if (response.status !== 200) return void missing.push(path);
    const answer = await readAnswer(path, response);
    rendered.push(answer);
    return answer;
  };
  for (const path of new Set(paths)) {
    const answer = await add(path);
    if (!answer || !isPage(answer)) continue;
    await add(dataPath(path));
    if (isIndexed(answer)) await add(markdownPath(path));
  }
  return { rendered, missing };
}

export function siteFiles(rendered: Iterable<RenderedPath>): Map<string, SiteFile> {
  const files = new Map<string, SiteFile>();
  for (const answer of rendered) {
    const { path, type, robots, headers } = answer;
    const common = {
      type,
      isRendered: true as const,
      ...(robots === undefined ? {} : { robots }),
      ...(Object.keys(headers).length > 0 ? { headers } : {}),
    };
    if (!isPage(answer)) {
      const cache = isScriptData(type) ? 'prefetch' : 'revalidate';
      const file = fileOf(path, false);
      files.set(path, { body: answer.body, entry: { ...common, file, cache } });
      continue;
    }
    const { html, parts } = finishPage(answer.body);
    for (const part of parts) files.set(part.path, { body: part.body, entry: part.entry });
    const styles = styleHashes(html);
    const file = fileOf(path, true);
    files.set(path, { body: html, entry: { ...common, file, cache: 'revalidate', styles } });
  }
  return files;
}

async function readAnswer(path: string, response: Response): Promise<RenderedPath> {
  const type = response.headers.get('Content-Type') ?? 'text/plain';
  const robots = response.headers.get('X-Robots-Tag') ?? (isScriptData(type) ? 'noindex' : null);
  const headers = KEPT_HEADERS.flatMap((name) => {
    const value = response.headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  return {
    path,
    body: await response.text(),
    type: /charset=/.test(type) || !type.startsWith('text/') ? type : `${type}; charset=utf-8`,
    ...(robots === null ? {} : { robots }),
    headers: Object.fromEntries(headers),
  };
}

export function isPage({ type }: Pick<RenderedPath, 'type'>): boolean {
  return type.startsWith('text/html');
}

function isScriptData(type: string): boolean {
  return type.startsWith('text/x-script');
}

function isIndexed({ robots = '', path }: RenderedPath): boolean {
  return !robots.includes('noindex') && !path.includes('?');
}
