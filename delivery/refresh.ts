import type { Logger } from 'pino';
import { renderPaths, siteFiles } from './render-site.ts';
import type { SiteFiles } from './site-files.ts';

/** The longest that a timer can wait, in milliseconds: its count has 31 bits. */
const LONGEST_TIMER = 2 ** 31 - 1;

type RefreshOptions = {
  files: Pick<SiteFiles, 'rendered' | 'holdBack' | 'replace' | 'remove'>;
  render: (path: string) => Promise<Response>;
  /** Paths of all pages and files that the application renders ahead now. */
  paths: () => string[];
  /** The next moment at which a page changes by itself. */
  nextChange: (after: number) => number | undefined;
  /** When the files were rendered. */
  renderedAt: number;
  log: Logger;
};

/**
 * Renders the site again whenever the content changes by itself, because a role closes, a post
 * appears or a webinar ends. From that moment until the new files are in place, the application
 * renders each page when it is asked for.
 * @returns a function that stops it
 */
export function keepFresh(options: RefreshOptions): () => void {
  const { files, render, paths, nextChange, renderedAt, log } = options;
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
      const old = new Set(files.rendered());
      let count = 0;
      for (const path of paths()) {
        if (isStopped) return;
        const { rendered } = await renderPaths([path], render);
        // Files that a page named before stay, because somebody may be reading that page.
        for (const [url, file] of siteFiles(rendered)) await files.replace(url, file);
        for (const { path: url } of rendered) old.delete(url);
        count += rendered.length;
      }
      for (const url of old) files.remove(url);
      files.holdBack(false);
      log.info({ pages: count, ms: Date.now() - started }, 'rendered again: the content changed');
    } catch (error) {
      // The application goes on rendering each page when it is asked for: slower, but right.
      log.error({ error }, 'rendering again failed');
    }
    wait(started);
  };

  const change = nextChange(renderedAt);
  if (change !== undefined && change <= Date.now()) void refresh();
  else wait(renderedAt);
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
