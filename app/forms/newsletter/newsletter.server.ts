import { readEmails, readUi } from '#app/content/read.server.ts';
import { DAY } from '#app/i18n/durations.ts';
import { formatDays } from '#app/i18n/format.server.ts';
import { toVisitor } from '#app/mail/to-visitor.server.ts';
import { defineReceiver } from '../engine/define-receiver.server.ts';
import { CONFIRMATION_LINK_DAYS } from './definition.ts';
import { newsletterSchema } from './schema.ts';

/** People keep the mails with these links for years. */
const YEARS = 5 * 365 * DAY;

/**
 * A sign-up, which becomes a subscription when its link is confirmed. The answer and the mail are
 * the same for a subscribed email address, so that nobody finds out who is subscribed.
 */
export const newsletter = defineReceiver({
  form: 'newsletter',
  schema: newsletterSchema,
  labels: (language) => ({ email: readUi(language).newsletter.label }),
  mails: ({ language, receipt, links }) => {
    const { newsletter: words, welcome } = readEmails(language);
    const link = (purpose: string, life: number) =>
      links.signed(`newsletter-${purpose}`, `/newsletter/${purpose}`, receipt.id, language, life);
    const common = { language, receipt, links };
    return [
      toVisitor({
        kind: 'confirmation',
        words,
        values: { time: formatDays(CONFIRMATION_LINK_DAYS, language) },
        target: link('confirm', CONFIRMATION_LINK_DAYS * DAY),
        ...common,
      }),
      toVisitor({
        kind: 'welcome',
        words: welcome,
        target: link('preferences', YEARS),
        // RFC 8058: mail programs end the subscription with one click, by POST.
        headers: {
          'List-Unsubscribe': `<${link('unsubscribe', YEARS)}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
        waits: true,
        ...common,
      }),
    ];
  },
});
