import type { MutantsOfArea } from './mutant.ts';

/** Mistakes of editors. */
export const content: MutantsOfArea = [
  {
    id: 'arabic-plural-missing',
    file: 'content/ar/ui.yaml',
    find: '    few: "{count} دقائق للقراءة"\n',
    replace: '',
    effect: 'Arabic posts that take three to ten minutes show an English reading time.',
    checks: ['content'],
  },
  {
    id: 'link-to-nowhere',
    file: 'content/en/webinars/ai-use-policy-people-read.md',
    find: '(/services/ai-ethics)',
    replace: '(/services/ai-ethic)',
    effect: 'A link in a text leads to a page that does not exist.',
    checks: ['content'],
  },
  {
    id: 'promise-differs-by-language',
    file: 'content/ar/emails.yaml',
    find: 'فريقنا ويرد عليكم خلال 24 ساعة',
    replace: 'فريقنا ويرد عليكم خلال 48 ساعة',
    effect: 'Arabic visitors are promised an answer in another time than English ones.',
    checks: ['content'],
  },
  {
    id: 'straight-quotes-in-arabic',
    file: 'content/ar/emails.yaml',
    find: 'فريق «مقياس» في الرياض',
    replace: 'فريق "مقياس" في الرياض',
    effect: 'An Arabic mail has English quotation marks.',
    checks: ['content'],
  },
  {
    id: 'reference-left-out-of-mail',
    file: 'content/ar/emails.yaml',
    find: 'وصلنا طلب الشراكة ({reference})',
    replace: 'وصلنا طلب الشراكة',
    effect: 'The subject of an Arabic mail does not name the reference.',
    checks: ['content'],
  },
  {
    id: 'redirect-to-nowhere',
    file: 'content/redirects.yaml',
    find: 'to: /privacy-policy',
    replace: 'to: /privacy',
    effect: 'An old address leads in a circle.',
    checks: ['content'],
  },
  {
    id: 'day-that-does-not-exist',
    file: 'content/en/webinars/ai-use-policy-people-read.md',
    find: 'starts: 2027-01-19 15:30',
    replace: 'starts: 2027-02-29 15:30',
    effect: 'A webinar is announced for a day that the calendar does not have.',
    checks: ['content'],
  },
];
