import { DAY } from '#app/i18n/durations.ts';
import { localizedPath } from '#app/i18n/localized-path.ts';
import type { Tokens } from '#app/ports.ts';
import type { Language } from '#content/languages.ts';

/** The path of the staff page, without a language's prefix and without the token. */
export const STAFF_PATH = '/staff';
export const STAFF_LINK_DAYS = 30;
const PURPOSE = 'staff';

/** The submission that a staff link opens. A link with an earlier `version` is revoked. */
export type StaffLink = { id: string; version: number };

type Site = { origin: string; tokens: Tokens; language: Language };

/** Returns the URL of the staff page of a submission. */
export function staffUrl({ id, version }: StaffLink, { origin, tokens, language }: Site): string {
  const token = tokens.sign(PURPOSE, `${id} ${version}`, STAFF_LINK_DAYS * DAY);
  return new URL(localizedPath(`${STAFF_PATH}/${token}`, language), origin).href;
}

/** @returns undefined if the token is forged or too old */
export function openStaffLink(tokens: Tokens, token: string): StaffLink | undefined {
  const opened = tokens.open(PURPOSE, token);
  if (!opened) return undefined;
  const [id = '', written] = opened.content.split(' ');
  const version = Number(written);
  return Number.isInteger(version) ? { id, version } : undefined;
}
