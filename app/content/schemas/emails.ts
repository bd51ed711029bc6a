import * as v from 'valibot';
import { text } from './fields.ts';

// Words of the mails that the site sends: content/<language>/emails.yaml.

/** A mail to a visitor: nothing that a visitor typed may stand in it. */
const letter = v.strictObject({ subject: text, text });
const withAction = v.strictObject({ subject: text, text, action: text });

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
  contact: letter,
  application: letter,
  partnership: letter,
  webinar: withAction,
  waiting: letter,
  seatFreed: withAction,
  newsletter: withAction,
  welcome: withAction,
  dataRequest: letter,
  /** To the firm. */
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
