import { applicationSchema } from '#app/forms/application/schema.ts';
import { contactSchema } from '#app/forms/contact/schema.ts';
import { dataRequestSchema } from '#app/forms/data-request/schema.ts';
import { feedbackSchema } from '#app/forms/feedback/schema.ts';
import type { Form } from '#app/forms/forms.ts';
import { newsletterSchema } from '#app/forms/newsletter/schema.ts';
import { partnershipSchema } from '#app/forms/partnership/schema.ts';
import { webinarSchema } from '#app/forms/webinar/schema.ts';

type Activity = {
  /** As in the table of legal bases, content/en/legal/gdpr.md. */
  purpose: string;
  people: string;
  data: string[];
  legalBasis: string;
  /** The end of the retention, where it is not counted from the day of arrival. */
  kept?: (time: string) => string;
  /** Further recipients. */
  recipients?: string[];
};

/** What the site stores with every submission. */
const STORED_WITH = ['time', 'language', 'reference', 'notes of the staff'];

export const FORM_ACTIVITIES: Record<Form, Activity> = {
  contact: {
    purpose: 'Answering a message',
    people: 'people who write to the firm',
    data: dataOf(contactSchema),
    legalBasis: 'Article 6(1)(f)',
  },
  partnership: {
    purpose: 'Judging a partnership inquiry',
    people: 'contact persons of organisations',
    data: dataOf(partnershipSchema),
    legalBasis: 'Article 6(1)(b)',
  },
  application: {
    purpose: 'Deciding on a job application',
    people: 'applicants',
    data: dataOf(applicationSchema, 'CV as a file', 'role'),
    legalBasis: 'Article 6(1)(b) and (a)',
  },
  webinar: {
    purpose: 'Holding a seat in a webinar, or a place on its waiting list',
    people: 'people who register',
    data: dataOf(webinarSchema, 'webinar', 'seat'),
    legalBasis: 'Article 6(1)(b)',
    kept: (time) => `${time} after the webinar`,
  },
  newsletter: {
    purpose: 'Sending the newsletter',
    people: 'subscribers',
    data: dataOf(newsletterSchema, 'record of consent'),
    legalBasis: 'Article 6(1)(a)',
    kept: (time) => `until the subscriber ends it; ${time} if it is never confirmed`,
    recipients: ["the firm's mailing program, by newsletter export"],
  },
  dataRequest: {
    purpose: 'Carrying out a data request',
    people: 'people whose data are stored',
    data: dataOf(dataRequestSchema),
    legalBasis: 'Article 6(1)(c)',
  },
  feedback: {
    purpose: 'Reading answers about pages',
    people: 'readers, who give no name and no address',
    data: dataOf(feedbackSchema),
    legalBasis: 'Article 6(1)(f)',
  },
};

/** By the name of the retention period. */
export const FURTHER_ACTIVITIES: Record<string, Activity> = {
  mail: {
    purpose: 'Sending mails about a form',
    people: 'people who sent a form, and staff',
    data: ['email', 'text of the mail'],
    legalBasis: 'that of the form',
    kept: (time) => `text: ${time} after sending; the rest as long as the form's entry`,
  },
  limits: {
    purpose: 'Counting requests, and holding back what looks automatic, to limit abuse',
    people: 'people who send forms',
    data: ['keyed hash of the network address', 'keyed hash of the email'],
    legalBasis: 'Article 6(1)(f)',
  },
  codedEntry: {
    purpose: 'Keeping a coded entry after erasing or unsubscribing',
    people: 'people who erased their data or unsubscribed',
    data: ['keyed hash of the email', 'reason', 'time'],
    legalBasis: 'Article 6(1)(f)',
  },
};

function dataOf({ entries }: { entries: object }, ...further: string[]): string[] {
  return [...Object.keys(entries), ...further, ...STORED_WITH];
}
