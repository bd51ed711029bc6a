import type { Command } from 'commander';
import { findSubmission } from '../find-submission.ts';
import type { InboxContext, Terminal } from '../inbox-context.ts';
import { dueText, riyadhTime } from '../riyadh-time.ts';
import { completeJson } from '../submission-json.ts';
import { stateOf } from '../submission-table.ts';
import { type Details, readDetails, type Submission } from '../submissions.ts';
import { indented, table, withOwnDirection } from '../table.ts';
import { terminalSafeJson, terminalSafeLine } from '../terminal-safe.ts';
import { addVerb } from '../verb.ts';

const INDENT = '  ';

/** `inbox show` shows everything about one submission. */
export function addShow(program: Command, { withDatabase, terminal, now }: InboxContext): void {
  addVerb(program, 'show <reference>', {
    purpose: 'Show everything about one submission: answers, files, mails, notes.',
    examples: [
      ['K7F-4WM', 'the submission that the visitor calls K7F-4WM'],
      ['k7f', 'the same, where no other begins so'],
    ],
    json: '{ …as in list, answers: { field: text }, files: [{ field, name, type, size, sha256 }],\n    mails: [{ id, kind, audience, recipient, state, attempts, nextAt, sentAt, lastError }], notes: [{ writtenAt, text }] }',
  }).action(async (reference: string, options: { json?: true }) => {
    await withDatabase(async (database) => {
      const submission = await findSubmission(database, reference);
      const details = await readDetails(database, submission.id);
      terminal.write(
        options.json
          ? terminalSafeJson(completeJson(submission, details))
          : describe(submission, details, now(), terminal),
      );
    });
  });
}

function describe(
  submission: Submission,
  { files, mails, notes }: Details,
  now: number,
  terminal: Terminal,
): string {
  const notesText = notes.map(
    ({ written_at, text }) =>
      `${INDENT}${riyadhTime(written_at)}\n${indented(text, INDENT + INDENT, terminal)}`,
  );
  const answers = Object.entries(submission.answers).map(
    ([field, text]) =>
      `${INDENT}${terminalSafeLine(field)}\n${indented(text, INDENT + INDENT, terminal)}`,
  );
  return [
    facts(submission, now),
    ...part('Answers', answers.join('')),
    ...part('Files', files.length > 0 ? fileTable(files, terminal) : ''),
    ...part('Mails', mails.length > 0 ? mailTable(mails, terminal) : ''),
    ...part('Notes', notesText.join('')),
  ].join('\n');
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
    ['State', stateOf(submission)],
    ['Held', submission.held_because],
    ['Name', submission.name],
    ['E-mail', submission.email],
    ['About', submission.about],
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

function part(title: string, content: string): string[] {
  return content ? [`${title}\n${content}`] : [];
}

function fileTable(files: Details['files'], terminal: Terminal): string {
  const rows = files.map(({ name, type, size }) => [name, type, String(Math.ceil(size / 1024))]);
  return inward(
    table(
      [
        { title: 'Name', shrinks: true },
        { title: 'Type', shrinks: true },
        { title: 'KiB', align: 'end' },
      ],
      rows,
      terminal,
    ),
  );
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
  const titles = [
    { title: 'Mail' },
    { title: 'To', shrinks: true },
    { title: 'State' },
    { title: 'Tries', align: 'end' as const },
  ];
  return inward(
    table(
      [...titles, { title: 'When' }, { title: 'Error', shrinks: true }],
      rows,
      inside(terminal),
    ),
  );
}

/** The terminal without the width of the indent. */
function inside({ columns, hasColours }: Terminal): Pick<Terminal, 'columns' | 'hasColours'> {
  return { columns: columns === undefined ? undefined : columns - INDENT.length, hasColours };
}

function inward(lines: string): string {
  return lines.replace(/^(?=.)/gm, INDENT);
}
