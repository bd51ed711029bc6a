import { readFileSync } from 'node:fs';
import { formatDay, formatTime } from '../app/i18n/format.server.ts';
import { toMoment } from '../app/i18n/moment.ts';
import { languages, originalLanguage } from '../content/languages.ts';
import { type CompiledContent, compileContent } from './content/compile.ts';
import { factProblems } from './content/facts.ts';
import { linkProblems, redirectProblems } from './content/links.ts';
import { parityProblems } from './content/parity.ts';
import { problemText } from './content/problem-text.ts';
import { proofingProblems } from './content/proofing.ts';
import { termProblems } from './content/terms.ts';
import { originalsOf } from './content/translations.ts';
import { unusedWords } from './content/unused.ts';
import { filesIn } from './files-in.ts';

// The check of the content for a release, which is stricter than the build.
const content = compileContent('content');
// `compileContent` leaves out the templates, which readers download unchanged.
const templates = languages.flatMap(({ code }) =>
  filesIn(`content/${code}/templates`).map((name) => {
    const file = `content/${code}/templates/${name}`;
    const value = { body: readFileSync(file, 'utf8') };
    return { file, language: code, source: { file, value, lineOf: () => 1 } };
  }),
);
const words = content.sources.filter(({ file }) => file === 'content/en/ui.yaml');
const problems = [
  ...content.problems,
  ...content.missing,
  ...parityProblems(content),
  ...factProblems(content),
  ...linkProblems(content),
  ...redirectProblems(content),
  ...proofingProblems(content),
  ...termProblems({ ...content, sources: [...content.sources, ...templates] }),
  ...words.flatMap(({ source }) => unusedWords(source)),
];

for (const problem of problems) console.error(problemText(problem));
for (const line of notShown(content)) console.log(line);
console.log(`content: ${content.sources.length} files, mistakes: ${problems.length}`);
process.exitCode = problems.length > 0 ? 1 : 0;

function notShown({ sources, problems }: CompiledContent): string[] {
  return originalsOf(sources).flatMap(({ file, value: { draft, publish } }) => {
    if (draft === true) return [`  ${file}: a draft, shown in "npm run dev" only`];
    if (typeof publish !== 'string' || problems.some((problem) => problem.file === file)) return [];
    const moment = toMoment(publish);
    if (moment <= Date.now()) return [];
    const [day, time] = [formatDay, formatTime].map((format) => format(moment, originalLanguage));
    return [`  ${file}: appears on ${day} at ${time} in Riyadh`];
  });
}
