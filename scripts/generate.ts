import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Settings } from '../server/env.ts';
import { type CompiledContent, compileContent } from './content/compile.ts';
import { problemText } from './content/problem-text.ts';
import { makeDrawings } from './drawings.ts';
import { ContentError } from './failures.ts';
import { makeFonts } from './fonts.ts';
import { makeIcons } from './icons.ts';
import { UNNAMED_RELEASE } from './name-release.ts';
import { copyTemplates } from './templates.ts';

/**
 * Names the sources that generated/ was made from. Written last, so that it is missing where
 * something else is.
 */
const STAMP = 'generated/stamp';

/**
 * Makes all that the application's build starts from: compiled content, drawings, icons, fonts.
 * Everything goes to generated/.
 * @param stamp of the sources and settings
 */
export async function generate(settings: Settings, stamp: string): Promise<void> {
  // First, so that a mistake leaves what is there to a site in development.
  const content = readContent();
  rmSync('generated', { recursive: true, force: true });
  writeContent(content);
  copyTemplates('generated/public/templates');
  write('drawings.json', makeDrawings('generated/public/art'));
  makeIcons('generated/public');
  const { css, ...addresses } = await makeFonts(
    'generated/public/fonts',
    settings.FONT_ORIGIN ?? '',
    content.languages,
  );
  write('fonts.json', addresses);
  writeFileSync('generated/fonts.css', css);
  write('public/release.json', { release: UNNAMED_RELEASE });
  writeFileSync(STAMP, stamp);
}

/** Runs `generate`, unless generated/ was made from the same sources and settings. */
export async function generateIfNeeded(settings: Settings, stamp: string): Promise<void> {
  const isCurrent = existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp;
  if (!isCurrent) await generate(settings, stamp);
}

/**
 * Compiles content/ alone.
 * @throws ContentError where it is not what the schemas say
 */
export function generateContent(): void {
  writeContent(readContent());
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

/**
 * Writes compiled content as the application reads it: what all languages share, and a file for
 * each language.
 */
export function writeContent(
  { organization, synonyms, redirects, languages }: CompiledContent,
  folder = 'generated/content',
): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, value] of Object.entries({ organization, synonyms, redirects, ...languages }))
    writeFileSync(`${folder}/${name}.json`, JSON.stringify(value));
}

function write(name: string, value: unknown): void {
  writeFileSync(`generated/${name}`, JSON.stringify(value));
}
