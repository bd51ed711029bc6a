import { formatDay, formatTime } from '../app/i18n/format.server.ts';
import { isMoment, toMoment } from '../app/i18n/moment.ts';
import { originalLanguage } from '../content/languages.ts';
import { checkContent } from './content/check.ts';
import { type CompiledContent, compileContent } from './content/compile.ts';
import { fixFirmNames } from './content/firm-names.ts';
import { missingLines } from './content/missing-lines.ts';
import { problemText } from './content/problem-text.ts';
import { pairTexts, staleProblems } from './content/translation-record.ts';
import { originalsOf } from './content/translations.ts';

// Ends with an error if the content has a problem, and with "--stale" also if a text is stale.
if (process.argv.includes('--fix-names'))
  for (const file of fixFirmNames('content', compileContent('content').firmWords))
    console.log(`  ${file}: names replaced`);
const content = compileContent('content');
const pairs = pairTexts(content, 'content');
const stale = staleProblems(pairs);
const unrecorded = pairs.filter(({ state }) => state === 'unrecorded').length;
const isStrict = process.argv.includes('--stale');
const problems = [...checkContent(content, 'content'), ...(isStrict ? stale : [])];

const missing = new Set(content.missing);
const files = new Set(content.sources.map(({ file }) => file));
for (const line of missingLines(content.missing, files)) console.error(line);
for (const problem of problems) if (!missing.has(problem)) console.error(problemText(problem));
for (const line of notShown(content)) console.log(line);
if (stale.length > 0 && !isStrict)
  console.log(`  stale texts: ${stale.length}; "npm run check content -- --stale" lists them`);
if (unrecorded > 0)
  console.log(
    `  new or changed in both languages: ${unrecorded}; record them: "npm run translations"`,
  );
console.log(`content: ${content.sources.length} files, mistakes: ${problems.length}`);
process.exitCode = problems.length > 0 || (isStrict && unrecorded > 0) ? 1 : 0;

function notShown({ sources, problems }: CompiledContent): string[] {
  return originalsOf(sources).flatMap(({ file, value: { draft, publish, expires } }) => {
    if (draft === true) return [`  ${file}: a draft, shown in "npm run dev" only`];
    if (typeof expires === 'string' && hasPassed(expires))
      return [`  ${file}: expired on ${expires}, no longer shown`];
    if (typeof publish !== 'string' || problems.some((problem) => problem.file === file)) return [];
    const moment = toMoment(publish);
    if (moment <= Date.now()) return [];
    const [day, time] = [formatDay, formatTime].map((format) => format(moment, originalLanguage));
    return [`  ${file}: appears on ${day} at ${time} in Riyadh`];
  });
}

function hasPassed(expires: string): boolean {
  return isMoment(expires) && toMoment(expires, { end: true }) <= Date.now();
}
