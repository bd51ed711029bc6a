import { findSubmission } from '../find-submission.ts';
import type { Terminal } from '../inbox-context.ts';
import { dueText, riyadhTime } from '../riyadh-time.ts';
import { completeJson } from '../submission-json.ts';
import { stateText } from '../submission-table.ts';
import { type Details, readDetails, type Submission } from '../submissions.ts';
import { indented, table, withOwnDirection } from '../table.ts';
import { terminalSafeLine } from '../terminal-safe.ts';
import { type AddVerb, addVerb } from '../verb.ts';

const INDENT = '  ';

export const addShow: AddVerb = (program, { withDatabase, terminal, writeJson, now }) => {
  addVerb(program, 'show <reference>', {
    purpose: 'Show everything about one submission: answers, files, mails, history.',
    examples: [
      ['K7F-4WM', 'the submission that the visitor calls K7F-4WM'],
      ['k7f', 'the same, if no other begins like this'],
    ],
    json: '{ …as in list, handler, status of applications, answers: { field: text },\n    consent: { text, language, privacyPolicy } or null, files: [{ field, name, type, size, sha256 }],\n    mails: [{ id, kind, audience, recipient, state, attempts, nextAt, sentAt, lastError }], notes: [{ writtenAt, action, author, recipient, text }] }',
  }).action(async (reference: string, options: { json?: true }) => {
    await withDatabase(async (database) => {
      const submission = await findSubmission(database, reference);
      const details = await readDetails(database, submission.id);
      if (options.json) return writeJson(completeJson(submission, details));
      terminal.write(describe(submission, details, now(), terminal));
    });
  });
};

function describe(
  submission: Submission,
  { files, mails, history }: Details,
  now: number,
  terminal: Terminal,
): string {
  const labelled = (label: string, text: string) =>
    `${INDENT}${label}\n${indented(text, INDENT + INDENT, terminal)}`;
  const texts = (labels: Readonly<Record<string, string>>) =>
    Object.entries(labels).map(([label, text]) => labelled(terminalSafeLine(label), text));
  const sections = {
    Answers: texts(submission.answers),
    Consent: texts(submission.consent ?? {}),
    Files: files.length > 0 ? [fileTable(files, terminal)] : [],
    Mails: mails.length > 0 ? [mailTable(mails, terminal)] : [],
    History: history.map((entry) =>
      entry.text ? labelled(entryText(entry), entry.text) : `${INDENT}${entryText(entry)}\n`,
    ),
  };
  const shown = Object.entries(sections)
    .filter(([, blocks]) => blocks.length > 0)
    .map(([title, blocks]) => `${title}\n${blocks.join('')}`);
  return [facts(submission, now), ...shown].join('\n');
}

function facts(submission: Submission, now: number): string {
  const { due_at, closed_at } = submission;
  const due =
    due_at === null
      ? null
      : `${riyadhTime(due_at)}${closed_at === null ? ` (${dueText(due_at, now)})` : ''}`;
  const lines: [string, string | null][] = [
    ['Reference', submission.reference],
    ['Form', `${submission.form} (${submission.language})`],
    ['State', stateText(submission)],
    ['Quarantine', submission.held_because],
    ['Name', submission.name],
    ['E-mail', submission.email],
    ['About', submission.about],
    ['Taken by', submission.handler],
    ['Received', riyadhTime(submission.received_at)],
    ['Answer due', due],
    ['Closed', closed_at === null ? null : riyadhTime(closed_at)],
    ['Kept until', riyadhTime(submission.keep_until)],
  ];
  return lines
    .flatMap(([label, value]) =>
      value === null ? [] : [`${label.padEnd(12)}${withOwnDirection(terminalSafeLine(value))}\n`],
    )
    .join('');
}

/** Describes an entry of the history, such as "2026-11-22 15:04 take, Sara". */
function entryText({ at, action, author, recipient }: Details['history'][number]): string {
  const people = [author, recipient].filter((name) => name !== null).map(terminalSafeLine);
  return `${riyadhTime(at)} ${[action, ...people.map(withOwnDirection)].join(', ')}`;
}

function fileTable(files: Details['files'], terminal: Terminal): string {
  const rows = files.map(({ name, type, size }) => [name, type, String(Math.ceil(size / 1024))]);
  const titles = ['Name', 'Type', 'KiB'];
  const columns = { titles, numbers: ['KiB'], shrinking: ['Name', 'Type'] };
  return inward(table(columns, rows, terminal));
}

function mailTable(mails: Details['mails'], terminal: Terminal): string {
  const rows = mails.map(({ kind, recipient, state, attempts, sent_at, next_at, last_error }) => [
    kind,
    recipient,
    state,
    String(attempts),
    sent_at !== null
      ? riyadhTime(sent_at)
      : state === 'pending'
        ? `next ${riyadhTime(next_at)}`
        : '',
    last_error ?? '',
  ]);
  const titles = ['Mail', 'To', 'State', 'Fails', 'When', 'Error'];
  const columns = { titles, numbers: ['Fails'], shrinking: ['To', 'Error'] };
  return inward(table(columns, rows, inside(terminal)));
}

function inside({ columns, hasColours }: Terminal): Pick<Terminal, 'columns' | 'hasColours'> {
  return { columns: columns === undefined ? undefined : columns - INDENT.length, hasColours };
}

function inward(lines: string): string {
  return lines.replace(/^(?=.)/gm, INDENT);
}
