import { compileContent } from './content/compile.ts';
import { parityProblems } from './content/parity.ts';
import { problemText } from './content/problem-text.ts';

// The release check: no mistake, no missing translation, no English left in Arabic.
const content = compileContent('content');
const problems = [...content.problems, ...parityProblems(content)].map(problemText);
const missing = content.missing.map((text) => `  ${text}: not translated`);

for (const line of [...problems, ...missing]) console.error(line);
console.log(`content: ${content.sources.length} files, ${problems.length} mistakes, ${missing.length} texts that fall back to English`);
process.exitCode = problems.length + missing.length > 0 ? 1 : 0;
