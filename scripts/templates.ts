import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withoutIsolate } from '#app/i18n/fallback.ts';
import type { Article } from '#app/kinds/documentation/schema.ts';
import { formatsOf } from '#app/kinds/documentation/template-formats.ts';
import { type Language, languages } from '../content/languages.ts';
import type { CompiledContent } from './content/compile.ts';
import type { DrawnFirm } from './drawn-firm.ts';
import { ContentError } from './failures.ts';
import { excelFile } from './office/excel-file.ts';
import type { OfficeDocument } from './office/office-document.ts';
import { wordFile } from './office/word-file.ts';

/** Without a byte order mark, spreadsheet programs misread Arabic. */
const BYTE_ORDER_MARK = '\ufeff';

type Firm = Pick<DrawnFirm, 'names' | 'countries'>;

/** Writes the templates that readers download. @returns the bytes of each file by its path */
export async function makeTemplates(
  target: string,
  content: Pick<CompiledContent, 'languages'>,
  firm: Firm,
): Promise<Record<string, number>> {
  const sizes: Record<string, number> = {};
  for (const language of languages) {
    const { code } = language;
    const source = path.join('content', code, 'templates');
    if (!existsSync(source)) continue;
    mkdirSync(path.join(target, code), { recursive: true });
    const titles = titlesOf(content.languages[code].collections.documentation as Article[]);
    for (const name of readdirSync(source)) {
      const file = path.join(source, name);
      const title = titles.get(name);
      const made = [
        plainFile(file),
        // Other files, such as slides of a webinar, are not templates to fill in.
        ...(title === undefined ? [] : [await officeFile(file, documentOf(title, language, firm))]),
      ];
      for (const { name, body } of made) {
        writeFileSync(path.join(target, code, name), body);
        sizes[`${code}/${name}`] = Buffer.byteLength(body);
      }
    }
  }
  return sizes;
}

/** The titles of the templates of the method library, by file. */
function titlesOf(articles: Article[]): Map<string, string> {
  const downloads = articles.flatMap((article) => article.downloads);
  return new Map(downloads.map(({ file, name }) => [file, withoutIsolate(name)]));
}

function documentOf(title: string, language: Language, firm: Firm): OfficeDocument {
  const locale = new Intl.Locale(language.locale);
  return {
    title,
    firm: firm.names[language.code] ?? '',
    languageTag: `${locale.language}-${locale.region ?? firm.countries[0]}`,
    dir: language.dir,
  };
}

type MadeFile = { name: string; body: Uint8Array | string };

function plainFile(file: string): MadeFile {
  const [name, body] = [path.basename(file), readFileSync(file)];
  if (!name.endsWith('.csv')) return { name, body };
  // RFC 4180 requires CR and LF at the end of CSV lines.
  return { name, body: BYTE_ORDER_MARK + body.toString().replace(/\r?\n/g, '\r\n') };
}

async function officeFile(file: string, document: OfficeDocument): Promise<MadeFile> {
  const make = file.endsWith('.csv') ? excelFile : wordFile;
  try {
    const body = await make(readFileSync(file, 'utf8'), document);
    return { name: formatsOf(path.basename(file)).office.file, body };
  } catch (error) {
    throw new ContentError(`${file}: ${error instanceof Error ? error.message : error}`);
  }
}
