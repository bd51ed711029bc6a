import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTwoFilesPatch } from 'diff';
import { contrastsOf } from './adopt/contrasts.ts';
import type { Draft } from './adopt/draft.ts';
import { type FirmFile, readFirmFile } from './adopt/firm-file.ts';
import { planAdoption } from './adopt/plan.ts';
import { askFirm } from './adopt/questions.ts';
import { compileContent } from './content/compile.ts';
import { problemText } from './content/problem-text.ts';
import { pairTexts, recordTexts } from './content/translation-record.ts';
import { ContentError, UsageError } from './failures.ts';
import { tellFailure } from './tell-failure.ts';
import { textTable } from './text-table.ts';

const USE = `npm run adopt                        asks for the firm's names, offices, colours …
npm run adopt -- firm.yaml           reads them from a file (docs/adopting.md)
npm run adopt -- firm.yaml --check   only shows what would change
--force                              also with changes that are not committed`;

const OPTIONS = ['--check', '--force', '--help'];

if (import.meta.main) await run(process.argv.slice(2)).catch(tellFailure);

async function run(words: string[]): Promise<void> {
  const files = words.filter((word) => !word.startsWith('--'));
  const has = (option: string) => words.includes(option);
  const unknown = words.filter((word) => word.startsWith('--') && !OPTIONS.includes(word));
  if (unknown.length > 0 || files.length > 1) throw new UsageError(USE);
  if (has('--help')) return console.log(USE);
  if (!has('--check') && !has('--force')) refuseOpenChanges(files);
  const [file] = files;
  const firm = file ? readFirmFile(file) : await askFirm();
  const draft = planAdoption(firm, file ? path.dirname(file) : '.');
  refuseMistakes(draft);
  if (firm.colours) console.log(contrastTable(draft));
  if (has('--check')) return show(draft);
  for (const [name, text] of draft.files) save(name, text);
  // The words of offices are new in both languages.
  recordTexts(pairTexts(compileContent('content'), 'content'), 'content');
  console.log(summary(firm, draft));
}

/** Without open changes, "git diff" shows what this command changed, and git can undo it. */
function refuseOpenChanges(own: readonly string[]): void {
  const { status, stdout } = spawnSync('git', ['status', '--porcelain'], { encoding: 'utf8' });
  const isOwn = (line: string) => own.some((file) => line.endsWith(` ${path.normalize(file)}`));
  const open = stdout?.split('\n').filter((line) => line !== '' && !isOwn(line)) ?? [];
  if (status === 0 && open.length > 0)
    throw new UsageError(
      `Commit these changes first, or add --force:\n${open.slice(0, 10).join('\n')}`,
    );
}

/** Compiles a copy of the content with the changes. @throws ContentError if it has mistakes */
function refuseMistakes(draft: Draft): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'adopt-'));
  try {
    cpSync('content', path.join(folder, 'content'), { recursive: true });
    for (const [name, text] of draft.files) save(path.join(folder, name), text);
    const { problems } = compileContent(path.join(folder, 'content'));
    if (problems.length > 0)
      throw new ContentError(
        `Nothing was changed, because the content would have mistakes:\n${problems.map(problemText).join('\n')}`,
      );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function save(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function contrastTable(draft: Draft): string {
  const contrasts = contrastsOf(JSON.parse(draft.read('content/colours.json')));
  const rows = contrasts.map(({ theme, colour, on, ratio, least }) => [
    theme,
    colour,
    `on ${on}`,
    ratio.toFixed(2),
    `(at least ${least})`,
  ]);
  return textTable(rows);
}

function show(draft: Draft): void {
  for (const [name, text] of draft.files)
    console.log(createTwoFilesPatch(name, name, draft.before(name), text, '', '', { context: 1 }));
  console.log(`Files that would change: ${draft.files.size}.`);
}

function summary({ domain }: FirmFile, { files }: Draft): string {
  if (files.size === 0) return 'Nothing has changed.';
  const names = [...files.keys()].map((name) => `  ${name}`);
  const steps = [
    'npm run check content   checks all texts',
    'npm start               builds and serves the site',
    'npm run inbox -- doctor names what is still invented, and what a lawyer has to read',
    ...(domain ? [`On the server, set SITE_URL=https://${domain}`] : []),
  ];
  return `${names.join('\n')}\nChanged files: ${files.size}. Next:\n  ${steps.join('\n  ')}`;
}
