import { refuse } from './client-errors.ts';
import type { Middleware } from './middleware.ts';
import type { HeaderSet } from './security-headers.ts';

const ALLOWED = ['GET', 'HEAD', 'POST'];

/** Allows GET, HEAD and POST. `new Request` throws for methods such as TRACE. */
export function checkMethod(headers: HeaderSet): Middleware {
  return ({ request: { method = '' }, response }) => {
    if (ALLOWED.includes(method)) return false;
    refuse(response, 405, { ...headers, Allow: ALLOWED.join(', ') });
    return true;
  };
}
