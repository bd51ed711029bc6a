import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

/** A text that nobody can guess. */
function secret(): string {
  return randomBytes(24).toString('base64url');
}

/**
 * Lets one browser in. The token of the printed URL works once and is exchanged for a cookie. The
 * check of Host keeps out sites that point their own name at this machine. The checks of Origin and
 * Sec-Fetch-Site keep out requests that other sites send.
 * @param host the host and port of the editor, as the browser sends them
 */
export function oneSession(host: string): { token: string; guard: MiddlewareHandler } {
  const token = secret();
  const session = secret();
  const name = `edit-${host.split(':').at(-1)}`;
  let isUsed = false;

  const guard: MiddlewareHandler = async (context, next) => {
    const { req } = context;
    const refuse = (reason: string) => context.text(`${reason}\n`, 403);
    if (req.header('host') !== host) return refuse(`This editor is at http://${host} only.`);
    const origin = req.header('origin');
    if (origin !== undefined && origin !== `http://${host}`)
      return refuse('Requests from other sites are refused.');
    if (origin === undefined && req.method !== 'GET') return refuse('The origin is missing.');
    const site = req.header('sec-fetch-site') ?? 'none';
    const isEntrance = req.path === '/' && req.header('sec-fetch-dest') === 'document';
    if (!['same-origin', 'none'].includes(site) && !isEntrance)
      return refuse('Requests from other sites are refused.');

    const given = req.path === '/' ? req.query('token') : undefined;
    if (given !== undefined && !isUsed && isSame(given, token)) {
      isUsed = true;
      setCookie(context, name, session, { httpOnly: true, sameSite: 'Strict', path: '/' });
      return context.redirect('/', 303);
    }
    if (!isSame(getCookie(context, name) ?? '', session))
      return refuse('Open the address that "npm run edit" printed. It works once.');
    return next();
  };
  return { token, guard };
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
