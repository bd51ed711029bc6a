import * as v from 'valibot';
import { letter, letterWithAction } from '#app/forms/engine/word-schemas.ts';
import { factsOf } from '#app/forms/forms.ts';
import { textsNamed } from './text.ts';

const letterAboutChange = v.strictObject(textsNamed('subject text action file'));

/** Words of the mails: content/<language>/emails.yaml. */
export const emails = v.strictObject({
  shared: v.strictObject(
    textsNamed(
      'greeting regards reference received due dueTime star personal personalAction',
      'ignore',
    ),
  ),
  ...factsOf('email'),
  /** The mails to a person on the waitlist. `seatFreed` offers a free seat. */
  waiting: letter,
  seatFreed: letterWithAction,
  /**
   * Further mails about a webinar to people with a seat. `seatWithAccess` confirms a registration
   * that comes so late that it has the link to join, too. `access` has only the link.
   */
  seatWithAccess: letterWithAction,
  access: letterWithAction,
  /** The mails to everybody who registered. `file` is about the calendar file. */
  moved: letterAboutChange,
  cancelled: letterAboutChange,
  reinstated: letterAboutChange,
  /** The links to calendars on the web, in the mails about a seat. */
  calendars: v.strictObject(textsNamed('label google outlook')),
  welcome: letterWithAction,
  notification: v.strictObject(textsNamed('subject lead about language files reply close waiting')),
  /** The mails to the firm after a sender erased or corrected a submission. */
  erased: letter,
  corrected: v.strictObject(textsNamed('subject text show')),
  digest: v.strictObject({
    ...textsNamed('subject lead received due overdue none line lineDue held failedMails inbox'),
    webinars: v.strictObject(textsNamed('heading access moved cancelled')),
  }),
  /** The mail to the operator about errors of the site. */
  errors: v.strictObject(
    textsNamed(
      'subject lead line count first last route error message place release codes further',
      'action',
    ),
  ),
});
export type Emails = v.InferOutput<typeof emails>;
