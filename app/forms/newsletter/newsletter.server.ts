import { readEmails, readUi } from '#app/content/read.server.ts';
import { DAY } from '#app/i18n/durations.ts';
import { formatDays } from '#app/i18n/format.server.ts';
import { toVisitor } from '#app/mail/to-visitor.server.ts';
import { defineReceiver } from '../engine/define-receiver.server.ts';
import { CONFIRMATION_LINK_DAYS } from './definition.ts';
import { newsletterSchema } from './schema.ts';

/** The links in the welcome mail work for this long, because people keep mails for years. */
const YEARS = 5 * 365 * DAY;

/**
 * Subscribed and new emails get the same answer and mail, because nobody may find out who is
 * subscribed.
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
        // Mail programs can end the subscription with one click (RFC 8058).
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
