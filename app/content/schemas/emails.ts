import * as v from 'valibot';
import { letter, letterWithAction } from '#app/forms/engine/word-schemas.ts';
import { factsOf } from '#app/forms/forms.ts';
import { textsNamed } from './text.ts';

const letterAboutChange = v.strictObject(textsNamed('subject text action file'));

export const emails = v.strictObject({
  shared: v.strictObject(
    textsNamed(
      'greeting regards reference received due dueTime star personal personalAction',
      'ignore',
    ),
  ),
  ...factsOf('email'),
  /** Mails to a waitlisted person. `seatFreed` confirms a seat that became free. */
  waiting: letter,
  seatFreed: letterWithAction,
  /**
   * Mails to a person with a seat. `access` has the link to join a webinar, `seatWithAccess` also
   * confirms the seat.
   */
  seatWithAccess: letterWithAction,
  access: letterWithAction,
  /** Mails to everybody who registered. `file` is about the calendar file. */
  moved: letterAboutChange,
  cancelled: letterAboutChange,
  reinstated: letterAboutChange,
  calendars: v.strictObject(textsNamed('label google outlook')),
  welcome: letterWithAction,
  /** The words around a letter of the newsletter. */
  letter: v.strictObject(textsNamed('test reason unsubscribe preferences read')),
  notification: v.strictObject(
    textsNamed(
      'subject lead about language files reply replyAction close waiting staff staffAction',
    ),
  ),
  /** The mail with which a person of the firm forwards a submission to a colleague. */
  forward: v.strictObject(textsNamed('subject text noteBy')),
  /** Mails to the firm after a submission was erased by its sender or by staff, or corrected. */
  erased: letter,
  erasedByStaff: letter,
  corrected: v.strictObject(textsNamed('subject text show')),
  digest: v.strictObject({
    ...textsNamed('subject lead received due overdue none line lineDue quarantined held'),
    ...textsNamed('failedMails inbox'),
    webinars: v.strictObject(textsNamed('heading access moved cancelled')),
  }),
  weekly: v.strictObject(
    textsNamed(
      'subject lead received form formAbout answers answered open feedback page comments',
      'letters letter searches search searchesNote none',
    ),
  ),
  errors: v.strictObject(
    textsNamed(
      'subject lead line count first last route error message place release codes further',
      'action',
    ),
  ),
});
export type Emails = v.InferOutput<typeof emails>;
