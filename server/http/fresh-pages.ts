import type { Logger } from 'pino';
import { markdownPath } from '#app/seo/markdown-path.ts';
import type { FinishedPage } from '../pages/finish-page.ts';
import type { StaticFiles } from './static-files.ts';

/** The longest a timer can wait, in milliseconds: its count has 31 bits. */
const LONGEST_TIMER = 2 ** 31 - 1;

type FreshPages = {
  files: StaticFiles;
  render: (address: string) => Promise<Response>;
  /** Takes out of a page what its first paint does without. */
  finish: (html: string) => Promise<FinishedPage>;
  /** The next moment at which a page says something else by itself. */
  nextChange: (after: number) => number | undefined;
  /** The addresses of records that the site shows now. */
  recordPaths: () => string[];
  /** When the files were rendered. */
  renderedAt: number;
  log: Logger;
};

/**
 * Renders the pages anew whenever the content changes by itself: a role closes, a post appears, a
 * webinar is over. From that moment until the new ones are in place, each page is rendered as it is
 * asked for.
 * @returns what stops it
 */
export function keepFresh({
  files,
  render,
  finish,
  nextChange,
  recordPaths,
  renderedAt,
  log,
}: FreshPages): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const wait = (since: number) => {
    const change = nextChange(since);
    if (change === undefined || isStopped) return;
    timer = setTimeout(
      () => (Date.now() < change ? wait(since) : void refresh()),
      Math.min(Math.max(change - Date.now(), 0), LONGEST_TIMER),
    );
    timer.unref();
  };

  const refresh = async () => {
    const started = Date.now();
    files.holdBack(true);
    try {
      const pages = recordPaths();
      const copies = pages
        .filter((page) => !/\.\w+$/.test(page))
        .flatMap((page) => [`${page}.data`, markdownPath(page)]);
      const addresses = new Set([...files.rendered(), ...pages, ...copies]);
      for (const address of addresses) {
        if (isStopped) return;
        const response = await render(address);
        await put(address, response);
      }
      files.holdBack(false);
      log.info(
        { pages: addresses.size, ms: Date.now() - started },
        'rendered anew, because the content changed by itself',
      );
    } catch (error) {
      // Pages stay as they are asked for, which is slower and right.
      log.error({ error }, 'rendering anew failed');
    }
    wait(started);
  };

  const put = async (address: string, response: Response) => {
    if (response.status !== 200) return files.replace(address, undefined);
    if (!response.headers.get('Content-Type')?.startsWith('text/html'))
      return files.replace(address, Buffer.from(await response.arrayBuffer()));
    const { html, files: beside } = await finish(await response.text());
    // First what the page names. What it named before stays: somebody may be reading it.
    for (const [name, content] of Object.entries(beside))
      await files.replace(name, Buffer.from(content));
    return files.replace(address, Buffer.from(html));
  };

  const change = nextChange(renderedAt);
  if (change !== undefined && change <= Date.now()) void refresh();
  else wait(renderedAt);
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
