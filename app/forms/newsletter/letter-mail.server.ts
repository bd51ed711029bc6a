import {
  findShown,
  organization,
  readAllRecords,
  readEmails,
  readUi,
} from '#app/content/read.server.ts';
import { formatDate } from '#app/i18n/format.server.ts';
import { fill } from '#app/i18n/format.ts';
import { languageWithCode } from '#app/i18n/language-with-code.ts';
import { localizedPath } from '#app/i18n/localized-path.ts';
import type { Letter } from '#app/kinds/letters/schema.ts';
import { composeLetter, textBlock } from '#app/mail/mail-template.server.tsx';
import type { LetterMail, Links, WriteLetterMail } from '#app/mail/ports.ts';
import type { MarkdownNode } from '#app/ui/markdown-tree.ts';
import type { Language } from '#content/languages.ts';
import { linksOf } from '../engine/new-submission.server.ts';
import { subscriptionLink, unsubscribeHeaders } from './subscription-links.server.ts';

type Recipient = { language: Language; links: Links; subscriberId: string };

export const writeLetterMail: WriteLetterMail = ({ slug, language: code, subscriberId }, site) => {
  const language = languageWithCode(code);
  const letter = findShown(language, 'letters', slug);
  if (!letter) return undefined;
  return compose(letter, { language, links: linksOf(site.origin, site.tokens), subscriberId });
};

/** Writes a letter to test it, also a draft. Its links to end a subscription do nothing. */
export const writeTestLetter: WriteLetterMail = ({ slug, language: code, subscriberId }, site) => {
  const language = languageWithCode(code);
  const letter = readAllRecords(language, 'letters').find((one) => one.slug === slug);
  if (!letter) return undefined;
  const links = linksOf(site.origin, site.tokens);
  const mail = compose(letter, { language, links, subscriberId });
  const subject = fill(readEmails(language).letter.test, { subject: mail.subject });
  return { ...mail, subject };
};

function compose(letter: Letter, { language, links, subscriberId }: Recipient): LetterMail {
  const { letter: words, shared } = readEmails(language);
  const { slug, heading, date, body } = letter;
  const subscription = { id: subscriberId, letter: slug };
  const linkTo = (purpose: 'preferences' | 'unsubscribe') =>
    subscriptionLink(purpose, subscription, { links, language });
  const page = links.page(`/letters/${slug}`, language);
  const unsubscribe = linkTo('unsubscribe');
  return {
    ...composeLetter(language, {
      subject: heading,
      blocks: [
        textBlock(formatDate(date, language)),
        { kind: 'title', text: heading },
        { kind: 'markdown', nodes: withUrls(body.nodes, language, page) },
        textBlock(shared.regards),
        {
          kind: 'links',
          label: words.reason,
          links: [
            { label: words.unsubscribe, href: unsubscribe },
            { label: words.preferences, href: linkTo('preferences') },
            { label: words.read, href: page },
          ],
        },
      ],
    }),
    replyTo: { name: readUi(language).site.name, address: organization.email },
    headers: {
      ...unsubscribeHeaders(unsubscribe),
      'List-Id': `<newsletter.${new URL(page).hostname}>`,
      'Archived-At': `<${page}>`,
      Precedence: 'list',
    },
  };
}

/** @param page the URL that links such as `#dates` refer to */
function withUrls(nodes: MarkdownNode[], language: Language, page: string): MarkdownNode[] {
  return nodes.map((node) => {
    if (typeof node === 'string') return node;
    const [tag, children, reference] = node;
    const inner = withUrls(children, language, page);
    if (reference === undefined) return [tag, inner];
    if (tag !== 'a') return [tag, inner, reference];
    return [tag, inner, new URL(localizedPath(reference, language), page).href];
  });
}
