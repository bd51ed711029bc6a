import { compileContent } from './content/compile.ts';
import { factProblems } from './content/facts.ts';
import { linkProblems } from './content/links.ts';
import { parityProblems } from './content/parity.ts';
import { problemText } from './content/problem-text.ts';
import { proofingProblems } from './content/proofing.ts';
import { unusedWords } from './content/unused.ts';

// The release check: no mistake, no missing translation, no English left in Arabic, no word that
// nothing shows.
const content = compileContent('content');
const words = content.sources.filter(({ file }) => file === 'content/en/ui.yaml');
const unused = words.flatMap(({ source }) => unusedWords(source));
const problems = [...content.problems, ...parityProblems(content), ...factProblems(content), ...linkProblems(content), ...proofingProblems(content), ...unused].map(
  problemText,
);
const missing = content.missing.map((text) => `  ${text}: not translated`);

for (const line of [...problems, ...missing]) console.error(line);
console.log(`content: ${content.sources.length} files, ${problems.length} mistakes, ${missing.length} texts that fall back to English`);
process.exitCode = problems.length + missing.length > 0 ? 1 : 0;
