import { readEmails, readUi } from '#app/content/read.server.ts';
import { DAY } from '#app/i18n/durations.ts';
import { formatDays } from '#app/i18n/format.server.ts';
import { toVisitor } from '#app/mail/to-visitor.server.ts';
import { defineReceiver } from '../engine/define-receiver.server.ts';
import { CONFIRMATION_LINK_DAYS } from './definition.ts';
import { newsletterSchema } from './schema.ts';
import { subscriptionLink, unsubscribeHeaders } from './subscription-links.server.ts';

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
    const confirmed = links.signed(
      'newsletter-confirm',
      '/newsletter/confirm',
      receipt.id,
      language,
      CONFIRMATION_LINK_DAYS * DAY,
    );
    const linkTo = (purpose: 'preferences' | 'unsubscribe') =>
      subscriptionLink(purpose, receipt, { links, language });
    const common = { language, receipt, links };
    return [
      toVisitor({
        kind: 'confirmation',
        words,
        values: { time: formatDays(CONFIRMATION_LINK_DAYS, language) },
        target: confirmed,
        ...common,
      }),
      toVisitor({
        kind: 'welcome',
        words: welcome,
        target: linkTo('preferences'),
        headers: unsubscribeHeaders(linkTo('unsubscribe')),
        waits: true,
        ...common,
      }),
    ];
  },
});
