// https://sqlite.org/rescode.html and https://www.postgresql.org/docs/18/errcodes-appendix.html
// list these codes. The other codes are from Node.

const LOCKED = /^SQLITE_(BUSY|LOCKED)/;
const UNAVAILABLE = [
  /^SQLITE_(BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN|NOMEM|CORRUPT|NOTADB)/,
  /^(08|53|57P|25006|55P03|58)/,
  /^E(CONN|PIPE|TIMEDOUT|NOTFOUND|HOST|AI_AGAIN|MFILE|NFILE)/,
];
const CONFLICT = /^(40001|40P01)$/;
const MISCONFIGURED = /^SQLITE_|^(28|3D|42501)/;

export function isLocked(code: string): boolean {
  return LOCKED.test(code);
}

/**
 * Returns whether the code means that the database is full, locked, read-only, unreachable or
 * damaged.
 */
export function isUnavailable(code: string): boolean {
  return UNAVAILABLE.some((codes) => codes.test(code));
}

export function isConflict(code: string): boolean {
  return CONFLICT.test(code);
}

export function isDatabaseError(code: string): boolean {
  return isUnavailable(code) || MISCONFIGURED.test(code);
}
