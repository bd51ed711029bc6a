/**
 * By which everything of one person is found together: the address in small letters, however it was
 * typed. Empty where there is none.
 */
export function emailKey(email: string | undefined): string {
  return (email ?? '').trim().normalize('NFC').toLowerCase();
}
