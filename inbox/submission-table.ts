import { WAITLISTED } from '#app/constants.ts';
import { statusOf } from '#server/submissions/handling/status.ts';
import type { Terminal } from './inbox-context.ts';
import { dueText, riyadhTime } from './riyadh-time.ts';
import type { Submission } from './submissions.ts';
import { table } from './table.ts';

export function submissionTable(submissions: Submission[], now: number, terminal: Terminal) {
  const titles = ['Reference', 'Received', 'Form', 'State', 'Answer', 'From', 'About'];
  return table(
    { titles, shrinking: ['From', 'About'] },
    submissions.map((submission) => [
      submission.reference,
      riyadhTime(submission.received_at),
      submission.form,
      stateText(submission),
      answerOf(submission, now),
      submission.name ?? submission.email ?? '',
      submission.about ?? submission.answers.subject ?? '',
    ]),
    terminal,
  );
}

export function stateText(submission: Submission): string {
  const { held_because, seat } = submission;
  const status = statusOf(submission);
  const stateName = { received: 'open', 'in-review': 'in review', closed: 'closed' }[status];
  const state = held_because !== null && status !== 'closed' ? 'quarantined' : stateName;
  return seat === WAITLISTED ? `${state}, waiting` : state;
}

function answerOf({ due_at, closed_at }: Submission, now: number): string {
  return due_at === null || closed_at !== null ? '' : dueText(due_at, now);
}
