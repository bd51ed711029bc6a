import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Settings } from '../server/env.ts';
import { type CompiledContent, compileContent } from './content/compile.ts';
import { problemText } from './content/problem-text.ts';
import { makeDrawings } from './drawings.ts';
import { ContentError } from './failures.ts';
import { makeFonts } from './fonts.ts';
import { makeIcons } from './icons.ts';
import { copyTemplates } from './templates.ts';

/** Written last: where it names a release, everything else is there. */
const RELEASE = 'generated/public/release.json';

/** Makes all that the application's build starts from: compiled content, drawings, icons, fonts. Everything goes to generated/. */
export async function generate(settings: Settings, release: string): Promise<void> {
  // First, so that a mistake leaves what is there to a site in development.
  const content = readContent();
  rmSync('generated', { recursive: true, force: true });
  writeContent(content);
  copyTemplates('generated/public/templates');
  write('drawings.json', makeDrawings('generated/public/art'));
  makeIcons('generated/public');
  const { css, ...addresses } = await makeFonts('generated/public/fonts', settings.FONT_ORIGIN ?? '', content.languages);
  write('fonts.json', addresses);
  writeFileSync('generated/fonts.css', css);
  write('public/release.json', { release });
}

/** As `generate`, unless what is there was made for the same release. */
export async function generateIfNeeded(settings: Settings, release: string): Promise<void> {
  const made = existsSync(RELEASE) ? (JSON.parse(readFileSync(RELEASE, 'utf8')) as { release: string }).release : undefined;
  if (made !== release) await generate(settings, release);
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
  if (problems.length > 0) throw new ContentError(`The content cannot be used:\n${problems.map(problemText).join('\n')}`);
  if (missing.length > 0) console.log(`content: texts that fall back to English: ${missing.length}\n${missing.map(problemText).join('\n')}`);
  return content;
}

function writeContent({ organization, synonyms, redirects, languages }: CompiledContent): void {
  mkdirSync('generated/content', { recursive: true });
  write('content/organization.json', organization);
  write('content/synonyms.json', synonyms);
  write('content/redirects.json', redirects);
  for (const [code, language] of Object.entries(languages)) write(`content/${code}.json`, language);
}

function write(name: string, value: unknown): void {
  writeFileSync(`generated/${name}`, JSON.stringify(value));
}
