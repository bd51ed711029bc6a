import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type LanguageCode, languageCodes, originalLanguage } from '#content/languages.ts';
import settings from '#content/settings.json' with { type: 'json' };
import { filesIn } from '../files-in.ts';
import type { CompiledContent } from './compile.ts';
import type { FirmWords } from './firm-words.ts';
import { FRONT_MATTER, nameInLanguage, type Problem, placeOf, textsOf } from './source-file.ts';

/** The only file of a language that may contain the firm's names. */
const NAMES = 'firm.yaml';
const ONLY_PLACE =
  'and content/organization.yaml have the names and emails ' +
  '("npm run check content -- --fix-names" replaces them in every text)';

/** Letters around a name make another word, and around an email another email. */
const NOT_BEFORE = '(?<![\\p{L}\\p{N}@.+-])';
const NOT_AFTER = '(?![\\p{L}\\p{N}@]|\\.[\\p{L}\\p{N}])';

type Literal = { pattern: RegExp; instead: string };

/** Reports names and emails of the firm that are written out in a text. */
export function firmNameProblems({
  sources,
  firmWords,
}: Pick<CompiledContent, 'sources' | 'firmWords'>): Problem[] {
  const all = languageCodes.flatMap((code) => literalsOf(firmWords[code]));
  const literals = new Map(all.map((literal) => [literal.pattern.source, literal]));
  return sources
    .filter(({ file }) => nameInLanguage(file) !== NAMES)
    .flatMap(({ language, source }) =>
      textsOf(source.value).flatMap(({ keys, text }) =>
        [...literals.values()].flatMap(({ pattern, instead }): Problem[] => {
          const at = text.search(pattern);
          if (at < 0) return [];
          const received = text.match(pattern)?.[0] ?? '';
          const expected = `${instead}, because content/${language}/${NAMES} ${ONLY_PLACE}`;
          return [{ ...placeOf(source, keys, text, at), expected, received }];
        }),
      ),
    );
}

/** Reports a sender of mails that has another name than the firm. */
export function senderProblems(
  { firmWords }: Pick<CompiledContent, 'firmWords'>,
  sender = settings.MAIL_FROM,
): Problem[] {
  const name = firmWords[originalLanguage.code]?.firm;
  if (name === undefined || sender.startsWith(`${name} <`)) return [];
  const file = 'content/settings.json';
  return [{ file, key: 'MAIL_FROM', expected: `${name} <…>`, received: sender }];
}

/** Replaces names and emails of the firm in the content's files. @returns the changed files */
export function fixFirmNames(root: string, firmWords: CompiledContent['firmWords']): string[] {
  return languageCodes.flatMap((code) =>
    filesIn(path.join(root, code))
      .filter((name) => name !== NAMES)
      .flatMap((name) => {
        const file = path.join(root, code, name);
        const before = readFileSync(file, 'utf8');
        const after = withoutNames(before, code, firmWords, name.endsWith('.md'));
        if (after === before) return [];
        writeFileSync(file, after);
        return [file];
      }),
  );
}

function withoutNames(
  source: string,
  code: LanguageCode,
  firmWords: CompiledContent['firmWords'],
  isMarkdown: boolean,
): string {
  const replaced = literalsOf(firmWords[code]).reduce(
    (text, { pattern, instead }) => text.replace(new RegExp(pattern, 'gu'), instead),
    source,
  );
  if (!isMarkdown) return quoted(replaced);
  const [matter = ''] = FRONT_MATTER.exec(replaced) ?? [];
  return quoted(matter) + replaced.slice(matter.length);
}

/** In YAML, a text that begins with a brace needs quotation marks. */
function quoted(yaml: string): string {
  return yaml.replace(/^(\s*(?:- )?(?:[\w-]+: )?)(\{\w+\}[^"\n]*)$/gm, (line, key, text) =>
    key.trim() === '' ? line : `${key}"${text}"`,
  );
}

function literalsOf(words: FirmWords | undefined): Literal[] {
  if (!words) return [];
  return Object.entries(words)
    .filter(([word]) => word === 'firm' || word.endsWith('Email'))
    .map(([word, value]) => {
      const escaped = value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
      // In Arabic, the name may be an ordinary word, so only the name in guillemets counts.
      return /^\p{Script=Arabic}/u.test(value)
        ? { pattern: new RegExp(`«${escaped}»`, 'u'), instead: `«{${word}}»` }
        : { pattern: new RegExp(`${NOT_BEFORE}${escaped}${NOT_AFTER}`, 'u'), instead: `{${word}}` };
    });
}
