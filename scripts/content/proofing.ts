import type { CompiledContent } from './compile.ts';
import { isProse, type Problem, placeOf, textsOf } from './source-file.ts';

type Rule = { wrong: RegExp; instead: string };

const EVERYWHERE: Rule[] = [{ wrong: /[^\s|] {2,}\S/, instead: 'one space between words' }];

const STRAIGHT = /(?<![=\w])"|"(?!\w)/;

const ENGLISH: Rule[] = [
  { wrong: STRAIGHT, instead: 'the quotation marks “…”' },
  { wrong: /[\p{L}]'[\p{L}]|[\p{L}]'(?=\s)/u, instead: 'the apostrophe ’' },
  { wrong: /\p{Script=Arabic}[,;?]/u, instead: 'Arabic punctuation after Arabic words' },
];

// Rules of Arabic typography. Each rule matches a mistake.
const ARABIC: Rule[] = [
  {
    wrong: /\p{Script=Arabic}\s?[,;?]|[,;?]\s?\p{Script=Arabic}/u,
    instead: 'the Arabic marks ، ؛ ؟',
  },
  { wrong: /\s[،؛؟:.!](?:\s|$)/u, instead: 'no space before a mark' },
  { wrong: /[،؛؟](?=[\p{L}\p{N}])/u, instead: 'a space after a mark' },
  { wrong: /\u0640/u, instead: 'no tatweel, which search and screen readers stumble over' },
  { wrong: /[\ufb50-\ufdff\ufe70-\ufeff]/u, instead: 'ordinary letters, not presentation forms' },
  { wrong: /[٠-٩۰-۹]/u, instead: 'Latin digits, as everywhere on the site' },
  { wrong: STRAIGHT, instead: 'the quotation marks «…»' },
  { wrong: /[“”]/u, instead: 'the quotation marks «…»' },
  {
    wrong: /\d\s?[–-]\s?\d/u,
    instead: 'a range in words, «من 10 إلى 20»: with a dash it turns round',
  },
  { wrong: /%\d/u, instead: 'the sign after the number' },
  { wrong: /[یک]/u, instead: 'Arabic letters, not Persian ones' },
];

const RULES: Partial<Record<string, Rule[]>> = { en: ENGLISH, ar: ARABIC };

const NOT_PROSE = new RegExp(
  [
    '`{3}[\\s\\S]*?`{3}',
    '`[^`]*`',
    '\\{\\w+=[^}]*\\}',
    '\\]\\([^)]*\\)',
    '\\[[^\\]]*@[^\\]]*\\]',
    '<[^>]*>',
    'https?:\\S+',
    '^\\s*[-*|].*\\|.*$',
    '^ +',
  ].join('|'),
  'gm',
);

export function proofingProblems({ sources }: CompiledContent): Problem[] {
  return sources.flatMap(({ language, source }) => {
    const rules = [...EVERYWHERE, ...(RULES[language] ?? [])];
    return textsOf(source.value)
      .filter(({ keys }) => isProse(keys))
      .flatMap(({ keys, text }) => {
        const prose = proseOf(text);
        return rules.flatMap(({ wrong, instead }): Problem[] => {
          const found = wrong.exec(prose);
          if (!found) return [];
          const place = placeOf(source, keys, prose, found.index);
          return [{ ...place, expected: instead, received: around(prose, found.index) }];
        });
      });
  });
}

/** Replaces code, URLs, emails and tables with a character that no rule matches. */
export function proseOf(text: string): string {
  return text.replace(NOT_PROSE, '¤');
}

function around(text: string, at: number): string {
  return `«${text.slice(Math.max(0, at - 20), at + 20).replaceAll('\n', ' ')}»`;
}
