import { refuse } from './client-errors.ts';
import type { Middleware } from './middleware.ts';
import type { HeaderSet } from './security-headers.ts';

/** Answers 400 to a path that cannot be decoded, because React Router would log it. */
export function checkTarget(headers: HeaderSet): Middleware {
  return ({ response, target, path, isFile }) => {
    if (target.startsWith('/') && (isFile || canBeDecoded(path))) return false;
    refuse(response, 400, headers);
    return true;
  };
}

function canBeDecoded(path: string): boolean {
  try {
    // The comparison keeps the minifier from removing the call.
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}
