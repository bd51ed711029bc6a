import type { NewSubmission, WriteNotice } from '#app/forms/engine/ports.ts';
import { DAY } from '#app/i18n/durations.ts';
import type { Mail } from '#app/mail/ports.ts';
import type { Database } from '#server/database/connect.ts';
import { createStore } from '#server/submissions/store/create-store.ts';

export const NOON = Date.UTC(2026, 10, 22, 9);

export const TO_FIRM: Mail = {
  kind: 'notice',
  audience: 'firm',
  subject: 'New message',
  text: 'A message',
  html: '<p>A message</p>',
};
export const TO_VISITOR: Mail = {
  kind: 'receipt',
  audience: 'visitor',
  subject: 'Thank you',
  text: 'We have it',
  html: '<p>We have it</p>',
};
export const SEAT_MAIL: Mail = {
  ...TO_VISITOR,
  kind: 'seat-freed',
  subject: 'You have a seat',
  waits: true,
};

/** Writes the mail that asks the firm to delete its copies of a submission. */
export const NOTICE: WriteNotice = ({ form, reference }) => ({
  subject: `${form} ${reference}`,
  text: 'Please delete it',
  html: '<p>Please delete it</p>',
});

export function exampleSubmission(parts: Partial<NewSubmission> = {}): NewSubmission {
  const { email = 'layla@example.com' } = parts;
  return {
    form: 'contact',
    language: 'en',
    email,
    name: 'Layla',
    answers: { name: 'Layla', email, message: 'We would like to talk.' },
    keepUntil: (receivedAt) => receivedAt + 365 * DAY,
    mails: () => [TO_FIRM, TO_VISITOR],
    ...parts,
  };
}

export function anonymousSubmission(parts: Partial<NewSubmission> = {}): NewSubmission {
  const { email: _, ...anonymous } = exampleSubmission(parts);
  return anonymous;
}

export function exampleRegistration(parts: Partial<NewSubmission> = {}): NewSubmission {
  return exampleSubmission({
    form: 'webinar',
    about: 'data-mesh',
    seats: 1,
    keepUntil: () => Date.UTC(2026, 11, 10) + 90 * DAY,
    mails: ({ seat }) =>
      seat === 'waiting' ? [TO_FIRM, TO_VISITOR, SEAT_MAIL] : [TO_FIRM, TO_VISITOR],
    ...parts,
  });
}

/** Returns a store and its clock, which shows noon until the test changes it. */
export function exampleStore(database: Database, options: { visitorMailsPerMinute?: number } = {}) {
  const clock = { now: NOON };
  const store = createStore(database, {
    firmMailbox: (form) => `${form}@firm.example`,
    mailHost: 'site.example',
    now: () => clock.now,
    ...options,
  });
  return { store, clock };
}
