import type { CDPSession } from '@playwright/test';
import type { Kind } from './figures.ts';

export type Transfer = { kind: Kind; bytes: number };

export type Network = {
  transfers: () => Transfer[];
  rest: () => Promise<void>;
};

/** How long the network must be idle, and how long `rest` waits for this, in milliseconds. */
const QUIET = 1000;
const LONGEST = 30_000;

export async function watchNetwork(session: CDPSession): Promise<Network> {
  const sent = new Map<string, Transfer & { headers: number }>();
  const underWay = new Set<string>();
  let hasLoaded = false;
  let changed = performance.now();
  const change = () => {
    changed = performance.now();
  };

  session.on('Network.requestWillBeSent', ({ requestId, request, loaderId }) => {
    if (request.url.startsWith('data:')) return;
    sent.set(requestId, { kind: requestId === loaderId ? 'html' : 'other', bytes: 0, headers: 0 });
    underWay.add(requestId);
    change();
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const request = sent.get(requestId);
    if (!request) return;
    request.kind = kindOf(response.mimeType);
    // Only the headers have arrived so far, so this length is the size of the headers.
    request.headers = response.encodedDataLength;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = sent.get(requestId);
    if (request) request.bytes = encodedDataLength - request.headers;
    underWay.delete(requestId);
    change();
  });
  session.on('Network.loadingFailed', ({ requestId }) => {
    underWay.delete(requestId);
    change();
  });
  session.on('Page.loadEventFired', () => {
    hasLoaded = true;
    change();
  });
  await session.send('Page.enable');
  await session.send('Network.enable');

  return {
    transfers: () => [...sent.values()],
    rest: async () => {
      const started = performance.now();
      change();
      while (performance.now() - started < LONGEST) {
        const left =
          hasLoaded && underWay.size === 0 ? changed + QUIET - performance.now() : QUIET / 10;
        if (left <= 0) return;
        await new Promise((resolve) => setTimeout(resolve, left));
      }
    },
  };
}

/**
 * Returns the kind of a file by its content type. A preloaded script counts as a script.
 * @internal exported for its test
 */
export function kindOf(mimeType: string): Kind {
  if (mimeType === 'text/html') return 'html';
  if (/javascript|ecmascript/.test(mimeType)) return 'script';
  if (mimeType === 'text/css') return 'style';
  if (/^(application\/)?(font|x-font)/.test(mimeType)) return 'font';
  return mimeType.startsWith('image/') ? 'image' : 'other';
}
