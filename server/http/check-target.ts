import { refuse } from './client-errors.ts';
import type { Middleware } from './middleware.ts';
import type { HeaderSet } from './security-headers.ts';

/** Answers 400 to a path with invalid escapes, because React Router would log the path. */
export function checkTarget(headers: HeaderSet): Middleware {
  return ({ response, target, path, isFile }) => {
    if (target.startsWith('/') && (isFile || canBeDecoded(path))) return false;
    refuse(response, 400, headers);
    return true;
  };
}

function canBeDecoded(path: string): boolean {
  try {
    // Without the comparison, the minifier would remove the call.
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}
