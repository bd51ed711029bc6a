/** Finds all records of one person. Empty without an email. */
export function emailKey(email: string | undefined): string {
  return (email ?? '').trim().normalize('NFC').toLowerCase();
}
