import * as v from 'valibot';
import { letter, letterWithAction } from '#app/forms/engine/word-schemas.ts';
import { factsOf } from '#app/forms/forms.ts';
import { text } from './text.ts';

/** Words of the mails: content/<language>/emails.yaml. */
export const emails = v.strictObject({
  shared: v.strictObject({
    greeting: text,
    regards: text,
    reference: text,
    received: text,
    due: text,
    dueTime: text,
    personal: text,
    personalAction: text,
    ignore: text,
  }),
  ...factsOf('email'),
  /** For a webinar without a free seat, and later for a seat that became free. */
  waiting: letter,
  seatFreed: letterWithAction,
  welcome: letterWithAction,
  notification: v.strictObject({
    subject: text,
    lead: text,
    about: text,
    language: text,
    files: text,
    reply: text,
    waiting: text,
  }),
  digest: v.strictObject({
    subject: text,
    lead: text,
    received: text,
    due: text,
    overdue: text,
    none: text,
    line: text,
    lineDue: text,
    held: text,
    failedMails: text,
    inbox: text,
  }),
});
export type Emails = v.InferOutput<typeof emails>;
