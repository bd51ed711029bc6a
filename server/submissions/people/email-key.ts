/** Returns the key that finds all submissions of a person. Without an email, the key is empty. */
export function emailKey(email: string | undefined): string {
  return (email ?? '').trim().normalize('NFC').toLowerCase();
}
