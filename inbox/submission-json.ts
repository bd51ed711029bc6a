import { definitionOf } from '#app/forms/forms.ts';
import { riyadhIso } from '#app/i18n/moment.ts';
import type { StoredMail } from '#server/outbox/manage.ts';
import { statusOf } from '#server/submissions/handling/status.ts';
import type { Details, Submission } from './submissions.ts';

export function summaryJson(submission: Submission) {
  return {
    reference: submission.reference,
    form: submission.form,
    language: submission.language,
    name: submission.name,
    email: submission.email,
    about: submission.about,
    seat: submission.seat,
    receivedAt: riyadhIso(submission.received_at),
    dueAt: isoOrNull(submission.due_at),
    closedAt: isoOrNull(submission.closed_at),
    heldBecause: submission.held_because,
    keepUntil: riyadhIso(submission.keep_until),
  };
}

export function completeJson(submission: Submission, { files, mails, history }: Details) {
  return {
    ...summaryJson(submission),
    handler: submission.handler,
    ...(definitionOf(submission.form).showsStatus && { status: statusOf(submission) }),
    answers: submission.answers,
    consent: submission.consent,
    files,
    mails: mails.map((mail) => ({ ...mailJson(mail), sentAt: isoOrNull(mail.sent_at) })),
    notes: history.map(({ id: _, at, ...entry }) => ({ writtenAt: riyadhIso(at), ...entry })),
  };
}

export function mailJson(mail: StoredMail) {
  return {
    id: mail.id,
    kind: mail.kind,
    audience: mail.audience,
    recipient: mail.recipient,
    state: mail.state,
    attempts: mail.attempts,
    nextAt: riyadhIso(mail.next_at),
    lastError: mail.last_error,
  };
}

export function isoOrNull(moment: number | null): string | null {
  return moment === null ? null : riyadhIso(moment);
}
