import type { Logger } from 'pino';
import { renderPaths, siteFiles } from './render-site.ts';
import type { SiteFiles } from './site-files.ts';

/** The longest delay of a timer, in milliseconds. Node stores delays as signed 32-bit numbers. */
const LONGEST_TIMER = 2 ** 31 - 1;

type RefreshOptions = {
  files: Pick<SiteFiles, 'rendered' | 'setStale' | 'replace' | 'remove'>;
  render: (path: string) => Promise<Response>;
  paths: () => string[];
  nextChange: (after: number) => number | undefined;
  renderedAt: number;
  log: Logger;
};

/**
 * Renders the site again whenever its content changes, such as when a role closes. While pages are
 * stale, the application renders them on request.
 * @returns `refreshNow`, which renders at once, and `stop`
 */
export function keepFresh(options: RefreshOptions): { stop: () => void; refreshNow: () => void } {
  const { files, render, paths, nextChange, renderedAt, log } = options;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const wait = (since: number) => {
    const change = nextChange(since);
    clearTimeout(timer);
    if (change === undefined || isStopped) return;
    timer = setTimeout(
      () => (Date.now() < change ? wait(since) : refreshNow()),
      Math.min(Math.max(change - Date.now(), 0), LONGEST_TIMER),
    );
    timer.unref();
  };

  const refresh = async () => {
    const started = Date.now();
    files.setStale(true);
    try {
      const old = new Set(files.rendered());
      let count = 0;
      for (const path of paths()) {
        if (isStopped) return;
        const { rendered } = await renderPaths([path], render);
        for (const [url, file] of siteFiles(rendered)) await files.replace(url, file);
        for (const { path: url } of rendered) old.delete(url);
        count += rendered.length;
      }
      // Remove only rendered files. The files with React's state and styles stay, because a
      // visitor may have an old page open.
      for (const url of old) files.remove(url);
      files.setStale(false);
      log.info({ pages: count, ms: Date.now() - started }, 'rendered again: the content changed');
    } catch (error) {
      // The application still renders pages on request. They are correct, but slow.
      log.error({ error }, 'rendering again failed');
    }
    wait(started);
  };

  let isRunning = false;
  let isWanted = false;
  const refreshNow = () => {
    isWanted = true;
    if (!isRunning) void refreshWhileWanted();
  };
  const refreshWhileWanted = async () => {
    isRunning = true;
    while (isWanted) {
      isWanted = false;
      await refresh();
    }
    isRunning = false;
  };

  const change = nextChange(renderedAt);
  if (change !== undefined && change <= Date.now()) refreshNow();
  else wait(renderedAt);
  return {
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
    refreshNow,
  };
}
