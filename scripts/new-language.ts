/// <reference lib="esnext.intl" />
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Language, languages, originalLanguage } from '../content/languages.ts';
import { UsageError } from './failures.ts';

const CODE = /^[a-z]{2,3}$/;

type NewLanguage = Record<keyof Language, string>;

/**
 * Adds a language. All of its texts fall back to English until they are translated.
 * @returns the paths of the files that changed or are new, and advice
 * @throws UsageError if the code is unknown or taken
 */
export function beginLanguage(
  code: string | undefined,
  root = 'content',
): { files: string[]; advice: string[] } {
  const language = describe(code);
  const list = path.join(root, 'languages.ts');
  const source = readFileSync(list, 'utf8');
  const taken = source.includes(`code: '${language.code}'`);
  if (taken) throw new UsageError(`${list} has ${language.code} already.`);
  writeFileSync(list, source.replace('\n] as const;', `\n${entryOf(language)}] as const;`));

  const templates = path.join(root, language.code, 'templates');
  cpSync(path.join(root, originalLanguage.code, 'templates'), templates, { recursive: true });
  return {
    files: [list, templates, ...beginScaffolds(language.code, path.join(root, 'new'))],
    advice: adviceFor(language),
  };
}

function describe(code: string | undefined): NewLanguage {
  const name = code && CODE.test(code) && new Intl.DisplayNames(code, OWN_NAME).of(code);
  if (!code || !name)
    throw new UsageError('Say the code of a language, as in "npm run new language fr".');
  const locale = new Intl.Locale(code);
  const { script, region } = locale.maximize();
  return {
    code,
    prefix: `/${code}`,
    dir: locale.getTextInfo().direction ?? 'ltr',
    name: name.charAt(0).toLocaleUpperCase(code) + name.slice(1),
    // Browsers choose different calendars and digits for some languages.
    locale: script === 'Latn' ? code : `${code}-u-ca-gregory-nu-latn`,
    openGraph: `${code}_${region}`,
  };
}

const OWN_NAME = { type: 'language', fallback: 'none' } as const;

function entryOf(language: NewLanguage): string {
  const lines = Object.entries(language).map(([key, value]) => `    ${key}: '${value}',\n`);
  return `  {\n${lines.join('')}  },\n`;
}

/** Writes the scaffolds of records for a new language: the English ones without the facts. */
function beginScaffolds(code: string, folder: string): string[] {
  const [original, twin] = languages;
  const ending = `.${original.code}.md`;
  const names = readdirSync(folder).filter((name) => name.endsWith(ending));
  return names.map((name) => {
    const inLanguage = (other: string) => path.join(folder, name.replace(ending, `.${other}.md`));
    const translated = new Set(partsOf(readFileSync(inLanguage(twin.code), 'utf8')).map(keyOf));
    const parts = partsOf(readFileSync(inLanguage(original.code), 'utf8'));
    const file = inLanguage(code);
    writeFileSync(file, parts.filter((part) => translated.has(keyOf(part))).join(''));
    return file;
  });
}

/** Cuts a scaffold before each key of the front matter and the comments above it. */
function partsOf(source: string): string[] {
  return source.split(/(?<!^#.*\n)(?=^(?:#.*\n)*(?:\w+:|---))/m);
}

function keyOf(part: string): string {
  return /^(\w+:|---)/m.exec(part)?.[0] ?? '';
}

function adviceFor({ code, name }: NewLanguage): string[] {
  const { script = '' } = new Intl.Locale(code).maximize();
  return [
    `${name} is on the site, in English until it is translated: "npm run translations -- export ${code}" writes its texts for translators.`,
    FONTS[script] ?? `The site has no fonts for its script (${script}), so system fonts show it.`,
    'The templates of articles are copies of the English ones: translate them, too.',
  ];
}

const FONTS: Partial<Record<string, string>> = {
  Latn: 'It has the fonts of English. System fonts show letters that these fonts lack.',
  Arab: 'Headings have the typeface of Arabic. Texts have system fonts, because Readex Pro lacks letters such as ٹ ڈ ڑ ک گ ہ ی ے.',
};
