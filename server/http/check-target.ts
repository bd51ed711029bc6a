import { refuse } from './client-errors.ts';
import type { Middleware } from './middleware.ts';
import type { HeaderSet } from './security-headers.ts';

/** Answers 400 to a target that is not a path, such as "*" or an absolute URL. */
export function checkTarget(headers: HeaderSet): Middleware {
  return ({ response, target }) => {
    if (target.startsWith('/')) return false;
    refuse(response, 400, headers);
    return true;
  };
}
