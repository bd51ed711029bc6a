import { existsSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { firm } from '#app/content/schemas/firm.ts';
import { type Organization, organization } from '#app/content/schemas/organization.ts';
import { redirects } from '#app/content/schemas/redirects.ts';
import { synonyms } from '#app/content/schemas/synonyms.ts';
import { type Terms, terms } from '#app/content/schemas/terms.ts';
import { type Unconfirmed, unconfirmed } from '#app/content/schemas/unconfirmed.ts';
import type { PrivateSchema } from '#app/kinds/define-kind.ts';
import { allKinds } from '#app/kinds/kinds.ts';
import { type LanguageCode, languages, originalLanguage } from '#content/languages.ts';
import { type Pictures, picturesOf } from '../pictures.ts';
import { expectedFiles, filesWithoutOriginal, SHARED } from './content-files.ts';
import { fallBack } from './fall-back.ts';
import { type FirmWords, fillFirmWords, firmWordsOf } from './firm-words.ts';
import { takeHeadingIds } from './heading-ids.ts';
import { keepTogether } from './keep-together.ts';
import { mediaProblems } from './media.ts';
import { officeProblems } from './offices.ts';
import { referenceProblems } from './references.ts';
import {
  isRecord,
  isWordless,
  type Keys,
  type Problem,
  readSourceFile,
  type SourceFile,
  textAt,
  type Value,
} from './source-file.ts';
import { unconfirmedProblems } from './unconfirmed.ts';
import { unfinishedProblems } from './unfinished.ts';
import { type Checked, validate } from './validate.ts';

type CompiledLanguage = Record<keyof typeof SHARED, unknown> & {
  pages: Record<string, unknown>;
  collections: Record<string, unknown[]>;
};
export type CompiledContent = {
  organization: unknown;
  synonyms: unknown;
  redirects: unknown;
  terms: unknown;
  unconfirmed: unknown;
  languages: Record<LanguageCode, CompiledLanguage>;
  /** Facts that no page may contain, by kind and slug. */
  privateFacts: Record<string, Record<string, unknown>>;
  /** What {firm} and the like stand for. */
  firmWords: KnownWords;
  /** Portraits and logos, by the names of their files in pictures/. */
  pictures: Pictures;
  /** All source files, before translations replace texts of the original. */
  sources: { file: string; language: LanguageCode; source: SourceFile }[];
  problems: Problem[];
  missing: Problem[];
};

type KnownWords = Partial<Record<LanguageCode, FirmWords>>;

const translations = languages.filter((language) => language !== originalLanguage);

export function compileContent(root: string): CompiledContent {
  const { expected, problems } = expectedFiles(path.join(root, originalLanguage.code));
  const site = {
    organization: readOne(root, 'organization.yaml', organization),
    synonyms: readOne(root, 'synonyms.yaml', synonyms),
    redirects: readOne(root, 'redirects.yaml', redirects),
    terms: readOne(root, 'terms.yaml', terms),
    unconfirmed: readOne(root, 'unconfirmed.yaml', unconfirmed),
  };
  const firmWords = readFirmWords(root, site.organization.value as Organization | undefined);
  const known = { terms: (site.terms.value ?? {}) as Terms, firmWords };
  const compiled = expected.map((file) => compileFile(root, file, known));
  const inLanguages = Object.fromEntries(
    languages.map(({ code }) => [code, languageOf(compiled, code)]),
  ) as CompiledContent['languages'];
  const result: CompiledContent = {
    organization: site.organization.value,
    synonyms: site.synonyms.value,
    redirects: site.redirects.value,
    terms: site.terms.value,
    unconfirmed: site.unconfirmed.value,
    languages: inLanguages,
    privateFacts: privateFactsOf(compiled),
    firmWords,
    pictures: picturesOf(inLanguages[originalLanguage.code].collections, root),
    sources: compiled.flatMap(({ sources }) => sources),
    missing: compiled.flatMap(({ missing }) => missing),
    problems: [
      ...Object.values(site).flatMap((file) => file.problems),
      ...problems,
      ...compiled.flatMap((file) => file.problems),
      ...translations.flatMap(({ code }) => filesWithoutOriginal(root, code)),
    ],
  };
  const list = (site.unconfirmed.value ?? { firm: {}, lawyer: {} }) as Unconfirmed;
  const later = [
    ...referenceProblems(result, root),
    ...officeProblems(result.sources, site.organization.value as Organization | undefined),
    ...unfinishedProblems(result),
    ...mediaProblems(result, root),
    ...unconfirmedProblems(list, root),
  ];
  return { ...result, problems: [...result.problems, ...later] };
}

type ExpectedFile = ReturnType<typeof expectedFiles>['expected'][number];
type CompiledFile = Pick<CompiledContent, 'sources' | 'problems' | 'missing'> & {
  name: string;
  values: Partial<Record<LanguageCode, unknown>>;
  privateFacts?: unknown;
};

function compileFile(
  root: string,
  { name, schema, privateFacts, ...expected }: ExpectedFile,
  { terms, firmWords }: { terms: Terms; firmWords: KnownWords },
): CompiledFile {
  const result: CompiledFile = { name, values: {}, sources: [], problems: [], missing: [] };
  const read = readFile(root, `${originalLanguage.code}/${name}`);
  result.problems.push(...read.problems);
  if (!read.source) return result;
  const { source, ...hidden } = takePrivateFacts(read.source, privateFacts);
  const filled = fillIn(source, firmWords[originalLanguage.code]);
  const facts = [...expected.facts, ...hidden.keys];
  result.problems.push(...hidden.checked.problems);
  result.privateFacts = hidden.checked.value;
  result.sources.push({ file: source.file, language: originalLanguage.code, source });
  const checked = validate(schema, keepTogether(filled.value, terms), source.file, source);
  result.problems.push(...checked.problems);
  if (checked.value === undefined) return result;
  result.values[originalLanguage.code] = checked.value;

  for (const { code } of translations) {
    const file = `content/${code}/${name}`;
    const { source: read, problems } = readFile(root, `${code}/${name}`);
    const translation = read && withoutEmptyBody(read);
    if (translation) result.sources.push({ file, language: code, source: translation });
    const inOwnWords = translation && fillIn(translation, firmWords[code]);
    const wordlessAt = (keys: Keys) => {
      const text = textAt(source, keys);
      return text !== undefined && isWordless(text)
        ? fillFirmWords(text, firmWords[code])
        : undefined;
    };
    const translated = fallBack(filled, inOwnWords, file, facts, wordlessAt);
    result.problems.push(...problems, ...translated.problems);
    result.missing.push(...translated.missing);
    if (translated.problems.length > 0) continue;
    const joined = keepTogether(translated.value, terms);
    const inLanguage = validate(schema, joined, file, translation, source);
    const withIds = takeHeadingIds(checked.value, inLanguage.value, file, translation);
    result.problems.push(...inLanguage.problems, ...withIds.problems);
    result.values[code] = withIds.value;
  }
  return result;
}

function fillIn(source: SourceFile, words: FirmWords | undefined): SourceFile {
  return { ...source, value: fillFirmWords(source.value, words) };
}

/**
 * Reads what {firm} and the like stand for. A translation has the words of the original for those
 * that it lacks. Mistakes in these files are reported when the files are compiled.
 */
function readFirmWords(root: string, facts: Organization | undefined): KnownWords {
  if (!facts) return {};
  const wordsIn = (code: string) => readFile(root, `${code}/firm.yaml`).source?.value ?? {};
  const original = wordsIn(originalLanguage.code);
  const record = (value: Value | undefined) => (isRecord(value) ? value : {});
  return Object.fromEntries(
    languages.flatMap((language) => {
      const own = wordsIn(language.code);
      const cities = { ...record(original.cities), ...record(own.cities) };
      const { success, output } = v.safeParse(firm, { ...original, ...own, cities });
      return success ? [[language.code, firmWordsOf(output, facts, language)]] : [];
    }),
  );
}

/** In a translation, an empty body means that the text is not translated yet. */
function withoutEmptyBody(source: SourceFile): SourceFile {
  const { body, ...value } = source.value;
  return typeof body === 'string' && !body.trim() ? { ...source, value } : source;
}

function takePrivateFacts(source: SourceFile, schema: PrivateSchema | undefined) {
  const keys = Object.keys(schema?.entries ?? {});
  const isPrivate = ([key]: readonly [string, unknown]) => keys.includes(key);
  const entries = Object.entries(source.value);
  const hidden = Object.fromEntries(entries.filter(isPrivate));
  const rest = Object.fromEntries(entries.filter((entry) => !isPrivate(entry)));
  const checked: Checked = schema
    ? validate(schema, hidden, source.file, source)
    : { value: undefined, problems: [] };
  return { source: { ...source, value: rest }, keys, checked };
}

function privateFactsOf(compiled: readonly CompiledFile[]): CompiledContent['privateFacts'] {
  const found: CompiledContent['privateFacts'] = {};
  for (const { name, privateFacts } of compiled) {
    if (privateFacts === undefined) continue;
    const [kind = '', file] = name.split('/');
    found[kind] = { ...found[kind], [slugOf(file)]: privateFacts };
  }
  return found;
}

function readFile(root: string, name: string): { source?: SourceFile; problems: Problem[] } {
  const file = path.join(root, name);
  if (!existsSync(file)) return { problems: [] };
  const read = readSourceFile(file, `content/${name}`);
  return 'value' in read ? { source: read, problems: [] } : { problems: [read] };
}

function readOne(root: string, name: string, schema: v.GenericSchema): Checked {
  const { source, problems } = readFile(root, name);
  if (source) return validate(schema, source.value, source.file, source);
  const missing = { file: `content/${name}`, expected: 'a file', received: 'nothing' };
  return { value: undefined, problems: problems.length > 0 ? problems : [missing] };
}

function languageOf(compiled: readonly CompiledFile[], code: LanguageCode): CompiledLanguage {
  const language: CompiledLanguage = {
    ui: undefined,
    announcement: undefined,
    blocks: undefined,
    forms: undefined,
    emails: undefined,
    feeds: undefined,
    firm: undefined,
    pages: {},
    collections: Object.fromEntries(allKinds.map(([kind]) => [kind, []])),
  };
  for (const { name, values } of compiled) store(language, name, values[code]);
  return language;
}

function store(language: CompiledLanguage, name: string, value: unknown): void {
  if (value === undefined) return;
  const [folder = '', file] = name.split('/');
  const shared = slugOf(folder);
  if (isShared(shared)) language[shared] = value;
  else if (folder === 'pages') language.pages[slugOf(file)] = value;
  else {
    language.collections[folder] ??= [];
    language.collections[folder].push({ slug: slugOf(file), ...(value as object) });
  }
}

function isShared(name: string): name is keyof typeof SHARED {
  return name in SHARED;
}

function slugOf(file = ''): string {
  return file.replace(/\.(md|yaml)$/, '');
}
