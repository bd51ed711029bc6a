/** The key by which all submissions of one person are found. Empty without an email. */
export function emailKey(email: string | undefined): string {
  return (email ?? '').trim().normalize('NFC').toLowerCase();
}
