import type { IncomingMessage } from 'node:http';
import { refuse } from './client-errors.ts';
import { originOf } from './host.ts';
import type { Middleware } from './middleware.ts';
import type { HeaderSet } from './security-headers.ts';

type Options = {
  siteUrl: string;
  listeningOn: string;
  headers: HeaderSet;
};

/**
 * Answers 400 if a request does not have exactly one Host header, and 421 if this header does not
 * name the site.
 */
export function checkHost({ siteUrl, listeningOn, headers }: Options): Middleware {
  // Remember the last valid host, because nearly all requests have the same host.
  let lastValid: string | undefined;
  const isOurs = (host: string | undefined) => {
    if (host !== undefined && host === lastValid) return true;
    if (!originOf(host, siteUrl, listeningOn)) return false;
    lastValid = host;
    return true;
  };
  return ({ request, response }) => {
    if (hasOneHost(request) && isOurs(request.headers.host)) return false;
    refuse(response, hasOneHost(request) ? 421 : 400, headers);
    return true;
  };
}

/** Returns false for two Host headers, because a proxy may not read the same one as this site. */
function hasOneHost({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  // Names and values alternate in `rawHeaders`. `headersDistinct` would be slower.
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts++;
  }
  return hosts === 1;
}
