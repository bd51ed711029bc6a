import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { emails } from '#app/content/schemas/emails.ts';
import { feeds } from '#app/content/schemas/feeds.ts';
import { forms } from '#app/content/schemas/forms.ts';
import { organization } from '#app/content/schemas/organization.ts';
import { pages } from '#app/content/schemas/pages.ts';
import { redirects } from '#app/content/schemas/redirects.ts';
import { synonyms } from '#app/content/schemas/synonyms.ts';
import { ui } from '#app/content/schemas/ui.ts';
import { allKinds } from '#app/kinds/kinds.ts';
import { type LanguageCode, languages } from '#content/languages.ts';
import { fallBack } from './fall-back.ts';
import { takeHeadingIds } from './heading-ids.ts';
import { referenceProblems } from './references.ts';
import { nameValue, type Problem, readSourceFile, type SourceFile } from './source-file.ts';
import { unfinishedProblems } from './unfinished.ts';

/** The checked content of one language, as pages read it. */
type CompiledLanguage = Record<keyof typeof SHARED, unknown> & {
  pages: Record<string, unknown>;
  collections: Record<string, unknown[]>;
};
export type CompiledContent = {
  organization: unknown;
  synonyms: unknown;
  redirects: unknown;
  languages: Record<LanguageCode, CompiledLanguage>;
  /** Every file as written, for the checks that compare languages. */
  sources: { file: string; language: LanguageCode; source: SourceFile }[];
  problems: Problem[];
  /** Texts without a translation. */
  missing: Problem[];
};

type Expected = { name: string; schema: v.GenericSchema; facts: readonly string[] };

/** Texts that many pages, the mails or the feeds share: one file each. */
const SHARED = { ui, forms, emails, feeds };

/** Keys that only the English file of a page has. */
const PAGE_FACTS = ['updated'];

/** Files that readers download unchanged. */
const TEMPLATES = 'templates/';

const [original, ...translations] = languages;

/**
 * Reads, checks and merges the content folder.
 * @param root the folder with organization.yaml and one folder per language
 */
export function compileContent(root: string): CompiledContent {
  const result: CompiledContent = {
    organization: undefined,
    synonyms: undefined,
    redirects: undefined,
    languages: Object.fromEntries(
      languages.map(({ code }) => [
        code,
        {
          ui: undefined,
          forms: undefined,
          emails: undefined,
          feeds: undefined,
          pages: {},
          collections: {},
        },
      ]),
    ) as CompiledContent['languages'],
    sources: [],
    problems: [],
    missing: [],
  };
  const read = (name: string): SourceFile | undefined => {
    const file = path.join(root, name);
    if (!existsSync(file)) return undefined;
    const source = readSourceFile(file, `content/${name}`);
    if ('value' in source) return source;
    result.problems.push(source);
    return undefined;
  };
  const check = (
    schema: v.GenericSchema,
    value: unknown,
    file: string,
    source: SourceFile | undefined,
  ): unknown => {
    const parsed = v.safeParse(schema, value);
    if (parsed.success) return parsed.output;
    for (const issue of parsed.issues) result.problems.push(problemOf(issue, file, source));
    return undefined;
  };

  const readShared = (name: string, schema: v.GenericSchema): unknown => {
    const source = read(name);
    if (source) return check(schema, source.value, source.file, source);
    result.problems.push({ file: `content/${name}`, expected: 'a file', received: 'nothing' });
    return undefined;
  };

  result.organization = readShared('organization.yaml', organization);
  result.synonyms = readShared('synonyms.yaml', synonyms);
  result.redirects = readShared('redirects.yaml', redirects);

  for (const { name, schema, facts } of expectedFiles(
    path.join(root, original.code),
    result.problems,
  )) {
    const source = read(`${original.code}/${name}`);
    if (!source) continue;
    const file = source.file;
    result.sources.push({ file, language: original.code, source });
    const output = check(schema, source.value, file, source);
    if (output === undefined) continue;
    store(result.languages[original.code], name, output);

    for (const { code } of translations) {
      const translatedFile = `content/${code}/${name}`;
      const translation = read(`${code}/${name}`);
      if (translation)
        result.sources.push({ file: translatedFile, language: code, source: translation });
      const translated = fallBack(source, translation, translatedFile, facts);
      result.problems.push(...translated.problems);
      result.missing.push(...translated.missing);
      if (translated.problems.length > 0) continue;
      const checked = takeHeadingIds(
        output,
        check(schema, translated.value, translatedFile, translation),
        translatedFile,
        translation,
      );
      result.problems.push(...checked.problems);
      store(result.languages[code], name, checked.value);
    }
  }
  for (const { code } of translations) result.problems.push(...strayFiles(root, code));
  result.problems.push(...referenceProblems(result, root), ...unfinishedProblems(result));
  return result;
}

/**
 * Returns the required files (pages, ui) and the existing ones (records), each with its schema.
 */
function expectedFiles(folder: string, problems: Problem[]): Expected[] {
  const single: Expected[] = [
    ...Object.entries(SHARED).map(([name, schema]) => ({
      name: `${name}.yaml`,
      schema,
      facts: [],
    })),
    ...Object.entries(pages).map(([page, schema]) => ({
      name: `pages/${page}.yaml`,
      schema,
      facts: PAGE_FACTS,
    })),
  ];
  const records = allKinds.flatMap(([kind, { schema, facts }]) =>
    filesIn(path.join(folder, kind)).map(
      (file): Expected => ({ name: `${kind}/${file}`, schema, facts }),
    ),
  );
  const expected = [...single, ...records];
  for (const { name } of single) {
    if (!existsSync(path.join(folder, name)))
      problems.push({
        file: `content/${path.basename(folder)}/${name}`,
        expected: 'a file',
        received: 'nothing',
      });
  }
  const known = new Set(expected.map(({ name }) => name));
  for (const name of allFilesIn(folder)) {
    if (!known.has(name) && !name.startsWith(TEMPLATES))
      problems.push({
        file: `content/${path.basename(folder)}/${name}`,
        expected: `a file in ${[...allKinds.map(([kind]) => kind), 'pages'].join(', ')} with a known name`,
        received: name,
      });
  }
  return expected;
}

/** Reports files of a translation that have no original. */
function strayFiles(root: string, code: string): Problem[] {
  return allFilesIn(path.join(root, code))
    .filter((name) => !existsSync(path.join(root, original.code, name)))
    .map((name) => ({
      file: `content/${code}/${name}`,
      expected: `an original at content/${original.code}/${name}`,
      received: 'nothing',
    }));
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

function problemOf(
  issue: v.BaseIssue<unknown>,
  file: string,
  source: SourceFile | undefined,
): Problem {
  const keys = (issue.path ?? []).map((item) => item.key as string | number);
  const line = source?.lineOf(keys);
  const expected = expectationOf(issue);
  const received =
    issue.expected === 'never'
      ? String(keys.at(-1))
      : issue.type === 'raw_transform'
        ? issue.received
        : nameValue(issue.input);
  return { file, ...(line === undefined ? {} : { line }), key: keys.join('.'), expected, received };
}

/** Returns the text that an editor should write instead. */
function expectationOf({
  type,
  expected,
  message,
  requirement,
  input,
  path,
}: v.BaseIssue<unknown>): string {
  // A strict object reports an unknown key as "expected never".
  if (expected === 'never') return 'no such key';
  if (type === 'max_length') return `at most ${requirement} characters`;
  if (type === 'min_length') return `at least ${requirement} characters`;
  // For a missing key, the library reports the key as the expected value.
  if (input === undefined && path) return `the key ${String(path.at(-1)?.key)} with a value`;
  // The library writes a choice like a type: ("riyadh" | "dubai").
  if (type === 'picklist')
    return (expected ?? '').replace(/^\(|\)$/g, '').replaceAll(' | ', ' or ');
  // Our own rules describe the expected value in their message, the library's rules in `expected`.
  return type === 'regex' || type === 'check' ? message : (expected ?? message);
}

function slugOf(file = ''): string {
  return file.replace(/\.(md|yaml)$/, '');
}

function filesIn(folder: string): string[] {
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith('.md'))
        .sort()
    : [];
}

function allFilesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
    );
}
