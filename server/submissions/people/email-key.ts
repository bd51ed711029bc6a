/** Returns the key that all submissions of a person share. The key is empty without an email. */
export function emailKey(email: string | undefined): string {
  return (email ?? '').trim().normalize('NFC').toLowerCase();
}
