import { readFileSync } from 'node:fs';
import path from 'node:path';
import { languages, originalLanguage } from '#content/languages.ts';
import { filesIn } from '../files-in.ts';
import type { CompiledContent } from './compile.ts';
import { factProblems } from './facts.ts';
import { firmNameProblems, senderProblems } from './firm-names.ts';
import { linkProblems, redirectProblems } from './links.ts';
import { unusedMedia } from './media.ts';
import { parityProblems } from './parity.ts';
import { proofingProblems } from './proofing.ts';
import type { Problem } from './source-file.ts';
import { termProblems } from './terms.ts';
import { unusedWords } from './unused.ts';

/** The release check of the compiled content of a folder. It is stricter than the build. */
export function checkContent(content: CompiledContent, root: string): Problem[] {
  // `compileContent` leaves out the templates, which are not texts of pages.
  const templates = languages.flatMap(({ code }) =>
    filesIn(path.join(root, code, 'templates')).map((name) => {
      const file = `content/${code}/templates/${name}`;
      const value = { body: readFileSync(path.join(root, code, 'templates', name), 'utf8') };
      return { file, language: code, source: { file, value, lineOf: () => 1 } };
    }),
  );
  const words = content.sources.filter(
    ({ file }) => file === `content/${originalLanguage.code}/ui.yaml`,
  );
  return [
    ...content.problems,
    ...content.missing,
    ...parityProblems(content),
    ...factProblems(content),
    ...linkProblems(content),
    ...redirectProblems(content),
    ...proofingProblems(content),
    ...unusedMedia(content, root),
    ...firmNameProblems({ ...content, sources: [...content.sources, ...templates] }),
    ...senderProblems(content),
    ...termProblems({ ...content, sources: [...content.sources, ...templates] }),
    ...words.flatMap(({ source }) => unusedWords(source)),
  ];
}
