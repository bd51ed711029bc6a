import { WAITLISTED } from '#app/constants.ts';
import type { Terminal } from './inbox-context.ts';
import { dueText, riyadhTime } from './riyadh-time.ts';
import type { Submission } from './submissions.ts';
import { table } from './table.ts';

/** Formats submissions as a table, one a line. */
export function submissionTable(
  submissions: Submission[],
  now: number,
  terminal: Terminal,
): string {
  return table(
    [
      { title: 'Reference' },
      { title: 'Received' },
      { title: 'Form' },
      { title: 'State' },
      { title: 'Answer' },
      { title: 'From', shrinks: true },
      { title: 'About', shrinks: true },
    ],
    submissions.map((submission) => [
      submission.reference,
      riyadhTime(submission.received_at),
      submission.form,
      stateOf(submission),
      answerOf(submission, now),
      submission.name ?? submission.email ?? '',
      submission.about ?? submission.answers.subject ?? '',
    ]),
    terminal,
  );
}

/** The state of a submission as the inbox prints it. `held` means that it is in quarantine. */
export function stateOf({ closed_at, held_because, seat }: Submission): string {
  const state = closed_at !== null ? 'closed' : held_because !== null ? 'held' : 'open';
  return seat === WAITLISTED ? `${state}, waiting` : state;
}

function answerOf({ due_at, closed_at }: Submission, now: number): string {
  return due_at === null || closed_at !== null ? '' : dueText(due_at, now);
}
