import { readEmails } from '#app/content/read.server.ts';
import { DAY } from '#app/i18n/durations.ts';
import { formatDays } from '#app/i18n/format.server.ts';
import { toVisitor } from '#app/mail/to-visitor.server.ts';
import { defineForm } from '../engine/form-receiver.ts';
import { CONFIRMATION_LINK_DAYS } from './definition.ts';
import { newsletterSchema } from './schema.ts';

/** Links to preferences stand in mails that are kept for years. */
const YEARS = 5 * 365 * DAY;

/**
 * A sign-up, which becomes a subscription when its link is confirmed. The answer and the mail are
 * the same for an address that is subscribed already, so that nobody learns who is.
 */
export const newsletter = defineForm({
  form: 'newsletter',
  schema: newsletterSchema,
  subjectOf: () => undefined,
  save: (values) => ({
    email: values.email,
    answers: values,
  }),
  mails: ({ language, receipt, links }) => {
    const { newsletter: words, welcome } = readEmails(language);
    const link = (purpose: 'confirm' | 'preferences' | 'unsubscribe', life: number) =>
      links.signed(`newsletter-${purpose}`, `/newsletter/${purpose}`, receipt.id, language, life);
    return [
      toVisitor({
        kind: 'confirmation',
        language,
        receipt,
        links,
        words,
        values: { time: formatDays(CONFIRMATION_LINK_DAYS, language) },
        target: link('confirm', CONFIRMATION_LINK_DAYS * DAY),
      }),
      toVisitor({
        kind: 'welcome',
        language,
        receipt,
        links,
        words: welcome,
        target: link('preferences', YEARS),
        // RFC 8058: mail programs end the subscription with one click, by POST.
        headers: {
          'List-Unsubscribe': `<${link('unsubscribe', YEARS)}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
        waits: true,
      }),
    ];
  },
});
