import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import type { NewSubmission, Receipt } from '#app/forms/engine/ports.ts';
import { DAY } from '#app/i18n/durations.ts';
import type { Database } from '#server/database/connect.ts';
import { readSettings } from '#server/env.ts';
import { createStore } from '#server/submissions/store/create-store.ts';
import { runInbox } from '../../inbox/run-inbox.ts';
import type { DatabaseSettings } from './databases.ts';

export const NOW = Date.parse('2026-11-22T12:00:00+03:00');

type Circumstances = {
  now?: number;
  columns?: number;
  typed?: string;
  input?: string;
  projectFolder?: string;
  folder?: string;
};

type Outcome = { code: number; stdout: string; stderr: string; bytes: Buffer };

/** Returns a function that runs the inbox with the test's clock and terminal. */
export function inboxFor(
  settings: DatabaseSettings & Record<string, string>,
  standing: Circumstances = {},
) {
  return async (words: string[], given: Circumstances = {}): Promise<Outcome> => {
    const {
      now = NOW,
      columns,
      typed = '',
      input = '',
      projectFolder = process.cwd(),
      folder = process.cwd(),
    } = { ...standing, ...given };
    const written: Buffer[] = [];
    let stderr = '';
    const code = await runInbox(words, {
      settings: () => readSettings(settings),
      now: () => now,
      user: 'staff',
      projectFolder,
      folder,
      terminal: {
        write: (data) => void written.push(Buffer.from(data)),
        tell: (line) => {
          stderr += `${line}\n`;
        },
        columns,
        hasColours: false,
        ask: async () => typed,
        readInput: async () => input,
      },
    });
    const bytes = Buffer.concat(written);
    return { code, stdout: bytes.toString(), stderr, bytes };
  };
}

export function send(
  database: Database,
  submission: Partial<NewSubmission> = {},
  now = NOW,
): Promise<Receipt> {
  const store = createStore(database, {
    firmMailbox: () => 'firm@firm.test',
    mailHost: 'site.test',
    now: () => now,
  });
  return store.save({
    form: 'contact',
    language: 'en',
    name: 'Sara Haddad',
    email: 'sara@visitor.test',
    answers: {
      name: 'Sara Haddad',
      email: 'sara@visitor.test',
      subject: 'A question',
      message: `What does it cost? ${Math.random()}`,
    },
    keepUntil: (receivedAt) => receivedAt + 365 * DAY,
    mails: () => [
      { kind: 'firm', audience: 'firm', subject: 'New', text: 'New', html: '<p>New</p>' },
      ...(submission.email === undefined && 'email' in submission
        ? []
        : [
            {
              kind: 'confirmation',
              audience: 'visitor' as const,
              subject: 'Received',
              text: 'Received',
              html: '<p>Received</p>',
            },
          ]),
    ],
    ...submission,
  });
}

export function emptyFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'miqyas-inbox-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
