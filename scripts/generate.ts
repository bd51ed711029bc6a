import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type CompiledContent, compileContent } from './content/compile.ts';
import { problemText } from './content/problem-text.ts';
import type { Problem } from './content/source-file.ts';
import { makeDrawings } from './drawings.ts';
import { drawnFirm } from './drawn-firm.ts';
import { ContentError, PictureError } from './failures.ts';
import { makeFonts } from './fonts.ts';
import { GENERATED, GENERATED_FOR_DEVELOPMENT } from './generated-folders.ts';
import { makeIcons } from './icons.ts';
import { makeMedia } from './media/make-media.ts';
import { UNNAMED_RELEASE } from './name-release.ts';
import { copyPictures } from './pictures.ts';
import { makeTemplates } from './templates.ts';

/** generate() writes this file last, so an interrupted run leaves no stamp. */
const STAMP = 'stamp';

/** Writes the input of the application to a folder. The default is the folder of builds. */
export async function generate(stamp: string, folder = GENERATED): Promise<void> {
  const content = readContent();
  const firm = drawnFirm(content);
  rmSync(folder, { recursive: true, force: true });
  const write = (name: string, value: unknown) =>
    writeFileSync(`${folder}/${name}`, JSON.stringify(value));
  await writeContentAndMedia(content, folder);
  write('templates.json', await makeTemplates(`${folder}/public/templates`, content, firm));
  const { signs, elements, ...drawings } = makeDrawings(`${folder}/public/art`, firm);
  write('drawings.json', drawings);
  write('signs.json', signs);
  write('pictures.json', elements);
  await makeIcons(`${folder}/public`, firm.logo);
  const { css, ...urls } = await makeFonts(`${folder}/public/fonts`, content.languages);
  write('fonts.json', urls);
  writeFileSync(`${folder}/fonts.css`, css);
  write('public/release.json', { release: UNNAMED_RELEASE });
  writeFileSync(`${folder}/${STAMP}`, stamp);
}

export async function generateIfNeeded(stamp: string): Promise<void> {
  const file = `${GENERATED}/${STAMP}`;
  const isCurrent = existsSync(file) && readFileSync(file, 'utf8') === stamp;
  if (!isCurrent) await generate(stamp);
}

/**
 * Writes the saved content for the development server.
 * @throws ContentError if the content does not match the schemas
 */
export async function generateContent(): Promise<void> {
  await writeContentAndMedia(readContent(), GENERATED_FOR_DEVELOPMENT);
}

/**
 * Writes content that is not saved for the development server.
 * @returns the reason why a picture cannot be made. Then nothing is written.
 */
export async function generateDraft(content: CompiledContent): Promise<Problem[]> {
  try {
    await writeContentAndMedia(content, GENERATED_FOR_DEVELOPMENT);
    return [];
  } catch (error) {
    if (error instanceof PictureError) return [error.problem];
    throw error;
  }
}

async function writeContentAndMedia(content: CompiledContent, folder: string): Promise<void> {
  // The files come first, because a development server loads the content as soon as it changes.
  const media = await makeMedia(content, { folder: `${folder}/public/media` });
  writeIfChanged(`${folder}/media.json`, JSON.stringify(media));
  copyPictures(content.pictures, `${folder}/public`);
  writeContent(content, `${folder}/content`);
}

function readContent(): CompiledContent {
  const content = compileContent('content');
  const { problems, missing } = content;
  if (problems.length > 0)
    throw new ContentError(`The content cannot be used:\n${problems.map(problemText).join('\n')}`);
  if (missing.length > 0)
    console.log(
      `content: texts that fall back to English: ${missing.length}\n${missing.map(problemText).join('\n')}`,
    );
  return content;
}

/** Writes one file for each language, and the files that all languages share. */
export function writeContent(
  { privateFacts, languages, ...content }: CompiledContent,
  folder: string,
): void {
  mkdirSync(folder, { recursive: true });
  const { organization, synonyms, redirects, unconfirmed, pictures } = content;
  const shared = { organization, synonyms, redirects, unconfirmed, pictures };
  const files = Object.entries({ ...shared, private: privateFacts, ...languages }).map(
    ([name, value]) => [`${name}.json`, JSON.stringify(value)] as const,
  );
  for (const [name, text] of [
    ...files,
    ['texts.ts', textsModule(Object.keys(languages))] as const,
  ]) {
    writeIfChanged(`${folder}/${name}`, text);
  }
}

/** A module with the texts of all languages. */
function textsModule(codes: readonly string[]): string {
  const imports = codes.map(
    (code) => `import ${code} from './${code}.json' with { type: 'json' };`,
  );
  return `${imports.join('\n')}\n\nexport const texts = { ${codes.join(', ')} };\n`;
}

/** An unchanged file stays untouched, so that a development server does not load it again. */
function writeIfChanged(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}
