import { styleText } from 'node:util';
import type { Settings } from '#server/env.ts';
import { checkBackups } from '../doctor/backup-checks.ts';
import { type Check, failed } from '../doctor/check.ts';
import { checkContent } from '../doctor/content-checks.ts';
import { checkDatabase } from '../doctor/database-checks.ts';
import { checkFirm } from '../doctor/firm-checks.ts';
import { checkLetters } from '../doctor/letter-checks.ts';
import { checkRelay } from '../doctor/mail-check.ts';
import { checkSettings } from '../doctor/setting-checks.ts';
import { checkStorage } from '../doctor/storage-checks.ts';
import { checkUnconfirmed } from '../doctor/unconfirmed-checks.ts';
import { checkWebinars } from '../doctor/webinar-checks.ts';
import { describeFailure, EXIT } from '../failure.ts';
import type { InboxContext, Terminal } from '../inbox-context.ts';
import { terminalSafeLine } from '../terminal-safe.ts';
import { type AddVerb, addVerb } from '../verb.ts';

const COLOURS = { ok: 'green', warning: 'yellow', failed: 'red' } as const;

export const addDoctor: AddVerb = (program, context) => {
  const { terminal, writeJson, endWith } = context;
  addVerb(program, 'doctor', {
    purpose:
      'Check content, settings, disk, backups, database, mail and clock, and suggest remedies.',
    examples: [['', 'after an installation, and once a day in cron']],
    json: '[{ name, status: "ok" | "warning" | "failed", text, list?: [line], todo? }]',
    exits:
      '0 nothing failed, perhaps with warnings; 1 something failed, such as mails given up or placeholders on a public site',
  }).action(async ({ json }: { json?: true }) => {
    const checks = await examine(context);
    const count = (status: Check['status']) =>
      checks.filter((check) => check.status === status).length;
    if (count('failed') > 0) endWith(EXIT.attention);
    if (json) return writeJson(checks);
    terminal.write(checks.map((check) => describe(check, terminal)).join(''));
    terminal.tell(`${count('ok')} ok, ${count('warning')} warnings, ${count('failed')} failed.`);
  });
};

async function examine(context: InboxContext): Promise<Check[]> {
  let settings: Settings;
  try {
    settings = context.settings();
  } catch (error) {
    const todo = 'Correct them in .env or in the environment. .env.example lists all.';
    return [failed('settings', describeFailure(error).message, todo)];
  }
  const database = context
    .withDatabase(async (opened) => [
      ...(await checkDatabase(opened, context.now())),
      await checkLetters(opened, context.projectFolder, context.now()),
    ])
    .catch((error: unknown) => {
      const todo = 'Forms fail until the database is available.';
      return [failed('database', describeFailure(error).message, todo)];
    });
  return [
    ...checkContent(context.projectFolder, settings),
    ...checkUnconfirmed(context.projectFolder, settings),
    ...checkFirm(context.projectFolder, context.now()),
    ...checkWebinars(context.projectFolder, settings, context.now()),
    ...checkSettings(settings),
    ...(await checkStorage(settings)),
    ...(await checkBackups(settings, context.folder, context.now())),
    ...(await database),
    await checkRelay(settings),
  ];
}

function describe(
  { name, status, text, list = [], todo }: Check,
  { hasColours }: Terminal,
): string {
  const word = status.padEnd(7);
  const shown = hasColours ? styleText(COLOURS[status], word, { validateStream: false }) : word;
  const advice = todo === undefined ? [] : [`→ ${todo}`];
  const further = [...list, ...advice].map((line) => `${' '.repeat(9)}${line}\n`);
  return `${shown}  ${name}: ${terminalSafeLine(text)}\n${further.join('')}`;
}
