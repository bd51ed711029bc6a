import { compileContent } from './content/compile.ts';
import { isAt, pairTexts, recordTexts, type TextPair } from './content/translation-record.ts';
import { UsageError } from './failures.ts';
import { tellFailure } from './tell-failure.ts';

const ROOT = 'content';
const USAGE = `Say one of
  npm run translations                            record texts that changed in all languages
  npm run translations -- confirm FILE [KEY]      record that an unchanged text is still correct
  npm run translations -- confirm --all           record that all texts are correct`;

function run([verb, ...rest]: string[]): void {
  const [file, key, ...more] = rest;
  if (verb === undefined) record();
  else if (verb !== 'confirm' || file === undefined || more.length > 0) throw new UsageError(USAGE);
  else if (file === '--all') record(({ state }) => state === 'stale');
  else confirm(file, key);
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
