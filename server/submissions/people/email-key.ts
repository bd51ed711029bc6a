/**
 * The key that finds all records of one person: their e-mail in lower case, in any spelling. Empty
 * without an e-mail.
 */
export function emailKey(email: string | undefined): string {
  return (email ?? '').trim().normalize('NFC').toLowerCase();
}
