import { existsSync, readFileSync } from 'node:fs';
import { languages, originalLanguage } from '../content/languages.ts';
import { compileContent } from './content/compile.ts';
import { problemText } from './content/problem-text.ts';
import { isAt, pairTexts, recordTexts, type TextPair } from './content/translation-record.ts';
import { Workspace } from './edit/workspace.ts';
import { UsageError } from './failures.ts';
import { tellFailure } from './tell-failure.ts';
import { readXliff, writeXliff } from './translations/exchange.ts';
import { importUnits } from './translations/import-units.ts';
import { type TextUnit, textUnits } from './translations/units.ts';

const ROOT = 'content';
const USAGE = `Say one of
  npm run translations                            record texts that changed in all languages
  npm run translations -- confirm FILE [KEY]      record that an unchanged text is still correct
  npm run translations -- confirm --all           record that all texts are correct
  npm run translations -- export LANGUAGE [--stale] > FILE   write texts for translators
  npm run translations -- import FILE             read their translations`;

function run([verb, ...rest]: string[]): void {
  const [first, second, ...more] = rest;
  if (verb === undefined) record();
  else if (first === undefined || more.length > 0) throw new UsageError(USAGE);
  else if (verb === 'export') write(first, second);
  else if (verb === 'import' && second === undefined) read(first);
  else if (verb !== 'confirm') throw new UsageError(USAGE);
  else if (first === '--all') record(({ state }) => state === 'stale');
  else confirm(first, second);
}

function write(code: string, option: string | undefined): void {
  const language = languages.find((known) => known.code === code);
  if (!language || language === originalLanguage || ![undefined, '--stale'].includes(option))
    throw new UsageError(USAGE);
  const content = compileContent(ROOT);
  const stale = new Set(
    pairTexts(content, ROOT).flatMap((pair) =>
      pair.state === 'stale' && pair.old === pair.translation
        ? [`${pair.old.file} ${pair.keys.join('.')}`]
        : [],
    ),
  );
  const isStale = ({ name, keys }: TextUnit) =>
    stale.has(`${ROOT}/${code}/${name} ${keys.join('.')}`);
  const isWanted = (unit: TextUnit) =>
    option === undefined || unit.target === undefined || isStale(unit);
  const units = textUnits(content, language.code, ROOT).filter(isWanted);
  process.stdout.write(writeXliff(units, language, isStale));
}

function read(file: string): void {
  if (!existsSync(file)) throw new UsageError(`There is no file ${file}.`);
  const { language, units } = readXliff(readFileSync(file, 'utf8'));
  const workspace = new Workspace(ROOT);
  try {
    const { mistakes, left, untouched, files } = importUnits(language, units, workspace, ROOT);
    for (const problem of mistakes) console.error(problemText(problem));
    if (mistakes.length > 0) throw new UsageError('Nothing was imported.');
    for (const problem of left) console.log(`  left as it is: ${problemText(problem).trim()}`);
    for (const name of files) console.log(`  wrote ${name}`);
    if (untouched > 0) console.log(`  unchanged and not marked as translated: ${untouched}`);
    const count = units.length - left.length - untouched;
    console.log(`imported texts: ${count}, files: ${files.length}`);
  } finally {
    workspace.close();
  }
}

function confirm(file: string, key: string | undefined): void {
  const name = file.startsWith(`${ROOT}/`) ? file : `${ROOT}/${file}`;
  const place = key === undefined ? { file: name } : { file: name, key };
  if (!readPairs().some((pair) => isAt(pair, place)))
    throw new UsageError(`No text there is stale: ${[name, key].join(' ')}`);
  record((pair) => isAt(pair, place));
}

function record(isConfirmed?: (pair: TextPair) => boolean): void {
  console.log(`recorded texts: ${recordTexts(readPairs(), ROOT, isConfirmed)}`);
}

function readPairs(): TextPair[] {
  const content = compileContent(ROOT);
  if (content.problems.length > 0)
    throw new UsageError('The content has mistakes: "npm run check content" lists them.');
  return pairTexts(content, ROOT);
}

try {
  run(process.argv.slice(2));
} catch (error) {
  tellFailure(error);
}
