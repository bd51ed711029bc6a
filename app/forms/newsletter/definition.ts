import { HOUR } from '#app/i18n/durations.ts';
import { defineForm } from '../engine/define-form.ts';
import { letterWithAction } from '../engine/word-schemas.ts';
import { newsletterSchema } from './schema.ts';

/** The link that confirms a subscription expires after this many days. */
export const CONFIRMATION_LINK_DAYS = 7;

/** Every page shows this form, so its words are in ui.yaml. */
export const newsletter = defineForm({
  email: letterWithAction,
  /** This period is for sign-ups that were never confirmed. */
  keptFor: { days: CONFIRMATION_LINK_DAYS },
  limit: { times: 3, within: HOUR },
  processing: {
    purpose: 'Sending the newsletter',
    legalBasis: 'Article 6(1)(a)',
    people: 'subscribers',
    fields: newsletterSchema,
    further: ['record of consent'],
    kept: (time) => `until the subscriber ends it; ${time} if it is never confirmed`,
    recipients: ["the firm's mailing program, by newsletter export"],
  },
});
