import { refuse } from './client-errors.ts';
import type { Middleware } from './middleware.ts';
import type { HeaderSet } from './security-headers.ts';

/**
 * Answers 400 when the path cannot be decoded. React Router would write it to the terminal, with
 * the personal data that it may contain.
 */
export function checkTarget(headers: HeaderSet): Middleware {
  return ({ response, target, path, isFile }) => {
    // The path of a file is valid.
    if (target.startsWith('/') && (isFile || canBeDecoded(path))) return false;
    refuse(response, 400, headers);
    return true;
  };
}

function canBeDecoded(path: string): boolean {
  try {
    // Use the result, because a minifier removes a call whose result is unused.
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}
