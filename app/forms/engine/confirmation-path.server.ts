import { DAY } from '#app/i18n/durations.ts';
import { localizedPath } from '#app/i18n/localized-path.ts';
import type { Tokens } from '#app/ports.ts';
import type { Language } from '#content/languages.ts';
import { isForm } from '../forms.ts';
import type { Receipt } from './ports.ts';

const CONFIRMATION_LIFE = 30 * DAY;

export function confirmationPath(
  { form, reference, receivedAt, dueAt, seat, event = '' }: Receipt,
  signed: Tokens,
  language: Language,
): string {
  const content = [form, reference, receivedAt, dueAt ?? 0, seat ?? '', event].join(' ');
  const token = signed.sign('received', content, CONFIRMATION_LIFE);
  return localizedPath(`/received/${token}`, language);
}

/** @returns the facts in the token, or undefined if the token is invalid or expired */
export function openConfirmation(token: string, signed: Tokens) {
  const [form, reference = '', receivedAt, dueAt, seat, event] =
    signed.open('received', token)?.content.split(' ') ?? [];
  if (!form || !isForm(form)) return undefined;
  return {
    form,
    reference,
    receivedAt: Number(receivedAt),
    dueAt: Number(dueAt) || undefined,
    seat,
    event,
  };
}
