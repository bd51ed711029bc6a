import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DAY } from '#app/i18n/durations.ts';
import { allKinds } from '#app/kinds/kinds.ts';
import { languages } from '../content/languages.ts';
import { UsageError } from './failures.ts';
import { beginLanguage } from './new-language.ts';
import { tellFailure } from './tell-failure.ts';

const KINDS = new Map(
  allKinds.flatMap(([folder, kind]) => (kind.newName ? [[kind.newName, { folder, kind }]] : [])),
);
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const LATER = 60;

/**
 * Writes a new record in every language, as a draft.
 * @param today year, month and day in Riyadh
 * @returns the paths of the new files
 * @throws UsageError if the kind is unknown, or the name is taken or not valid in a URL
 */
export function beginRecord(
  newName: string | undefined,
  name: string | undefined,
  today: string,
  root = 'content',
): string[] {
  const names = [...KINDS.keys()].join(', ');
  const found = KINDS.get(newName ?? '');
  if (!found)
    throw new UsageError(
      `Say what to begin and how to name it, as in "npm run new post my-title". The kinds are ${names}. "npm run new language fr" adds a language.`,
    );
  if (!name || !NAME.test(name))
    throw new UsageError(
      `The name becomes a part of the address: small Latin letters, digits and hyphens, as in "npm run new ${newName} my-title".`,
    );

  const { folder, kind } = found;
  const slug = kind.newSlug?.(name, today) ?? name;
  const files = languages.map(({ code }) => ({
    code,
    file: path.join(root, code, folder, `${slug}.md`),
  }));
  const taken = files.find(({ file }) => existsSync(file));
  if (taken) throw new UsageError(`${taken.file} is there already: choose another name.`);

  const [original] = languages;
  const later = new Date(Date.parse(today) + LATER * DAY).toISOString().slice(0, 10);
  const order = 1 + lastOrder(path.join(root, original.code, folder));
  const values: Record<string, string> = { date: today, later, order: String(order) };
  const scaffolds = files.map(({ code, file }) => ({
    file,
    scaffold: readScaffold(path.join(root, 'new', `${newName}.${code}.md`)),
  }));
  for (const { file, scaffold } of scaffolds) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(
      file,
      scaffold.replace(/\{(\w+)\}/g, (placeholder, key: string) => values[key] ?? placeholder),
    );
  }
  return files.map(({ file }) => file);
}

function readScaffold(file: string): string {
  if (!existsSync(file)) throw new UsageError(`${file} is missing: write what a new record has.`);
  return readFileSync(file, 'utf8');
}

function lastOrder(folder: string): number {
  const records = (existsSync(folder) ? readdirSync(folder) : []).filter((file) =>
    file.endsWith('.md'),
  );
  const orders = records.map((file) =>
    Number(/^order: *(\d+)/m.exec(readFileSync(path.join(folder, file), 'utf8'))?.[1] ?? 0),
  );
  return Math.max(0, ...orders);
}

/** Returns year, month and day in Riyadh. */
export function riyadhToday(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Riyadh' }).format();
}

function run(): void {
  const [kind, name] = process.argv.slice(2);
  if (kind === 'language') {
    const { files, advice } = beginLanguage(name);
    for (const file of files) console.log(`wrote ${file}`);
    for (const line of advice) console.log(line);
    return;
  }
  for (const file of beginRecord(kind, name, riyadhToday())) console.log(`wrote ${file}`);
  console.log(
    'Fill in what stands between ‹ and ›, look at it with "npm run dev", remove the line "draft: true", then run "npm run check content".',
  );
}

if (import.meta.main) {
  try {
    run();
  } catch (error) {
    tellFailure(error);
  }
}
