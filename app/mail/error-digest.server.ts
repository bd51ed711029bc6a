import { readEmails } from '#app/content/read.server.ts';
import { fill, isolate } from '#app/i18n/format.ts';
import { languageWithCode } from '#app/i18n/language-with-code.ts';
import type { LanguageCode } from '#content/languages.ts';
import { type Block, composeLetter, type Fact, textBlock } from './mail-template.server.tsx';
import type { ErrorKind, ErrorList, Letter } from './ports.ts';

export function composeErrorDigest(
  code: LanguageCode,
  { kinds, further }: ErrorList,
  siteUrl: string,
): Letter {
  const language = languageWithCode(code);
  const { errors: words } = readEmails(language);
  const count = kinds.reduce((sum, kind) => sum + kind.count, further);
  return composeLetter(language, {
    subject: fill(words.subject, { count: String(count) }),
    blocks: [
      textBlock(fill(words.lead, { site: isolate(siteUrl) })),
      ...kinds.map((kind): Block => ({ kind: 'facts', rows: rowsOf(kind, words) })),
      ...(further > 0 ? [textBlock(fill(words.further, { count: String(further) }))] : []),
      textBlock(words.action),
    ],
  });
}

type Words = ReturnType<typeof readEmails>['errors'];

function rowsOf(kind: ErrorKind, words: Words): Fact[] {
  const { name, code, visitorCodes } = kind;
  const values: [label: string, value: string | undefined][] = [
    [words.line, kind.line],
    [words.count, String(kind.count)],
    [words.first, new Date(kind.first).toISOString()],
    [words.last, new Date(kind.last).toISOString()],
    [words.codes, visitorCodes.join(', ')],
    [words.route, kind.route],
    [words.error, code ? `${name} (${code})` : name],
    [words.message, kind.message],
    [words.place, kind.place],
    [words.release, kind.release],
  ];
  // All values are English or code.
  return values.flatMap(([label, value]) => (value ? [[label, value, 'ltr'] as const] : []));
}
