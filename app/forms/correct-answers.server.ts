import type { Answers, FormAnswers } from './engine/define-receiver.server.ts';
import type { PersonalData, Store, WriteNotice } from './engine/ports.ts';
import { errorsOf } from './engine/rules.ts';
import { FORM_ANSWERS } from './form-answers.server.ts';

type Submission = PersonalData['submissions'][number];

/**
 * Nobody can correct these answers, because the personal link belongs to the email and a consent
 * cannot be changed afterwards.
 */
const FIXED = new Set(['email', 'consent']);

export function correctable({ form, answers }: Pick<Submission, 'form' | 'answers'>): string[] {
  const { fixed } = FORM_ANSWERS[form];
  return Object.keys(answers).filter((field) => !FIXED.has(field) && !fixed.includes(field));
}

export function requiredAnswers(submission: Pick<Submission, 'form' | 'answers'>): string[] {
  const form = FORM_ANSWERS[submission.form];
  return correctable(submission).filter((field) => {
    const read = check(form, { ...submission.answers, [field]: '' });
    return 'errors' in read && field in read.errors;
  });
}

/**
 * @param id the id of the submission in the personal link
 * @returns the fields with errors, or undefined if the submission does not exist
 */
export async function correctAnswers(
  id: string,
  sent: Answers,
  { store, notice }: { store: Store; notice: WriteNotice },
): Promise<string[] | undefined> {
  const person = await store.personalData(id);
  const submission = person?.submissions.find((candidate) => candidate.id === sent.submission);
  if (!submission) return undefined;

  const form = FORM_ANSWERS[submission.form];
  const changed = correctable(submission).filter((field) => sent[field] !== undefined);
  const read = check(form, { ...submission.answers, ...pick(sent, changed) });
  if ('errors' in read) return changed.filter((field) => field in read.errors);
  const changes = pick(read.output, changed);
  const name = form.nameOf({ ...submission.answers, ...changes });
  const correction = { submissionId: submission.id, changes, name, notice };
  return (await store.correct(id, correction)) ? [] : undefined;
}

/** Stored answers may have other names than the fields of the form. */
function check(
  { schema, fieldOf }: FormAnswers,
  answers: Answers,
): { output: Answers } | { errors: Answers } {
  const renamed = (fields: Answers, to: (field: string) => string) =>
    Object.fromEntries(Object.entries(fields).map(([field, value]) => [to(field), value]));
  const toField = (name: string) => fieldOf(name, answers);
  const names = new Map(Object.keys(answers).map((name) => [toField(name), name]));
  const toName = (field: string) => names.get(field) ?? field;
  const read = errorsOf(schema, renamed(answers, toField));
  return 'errors' in read
    ? { errors: renamed(read.errors, toName) }
    : { output: renamed(read.output, toName) };
}

function pick(answers: Answers, fields: readonly string[]): Record<string, string> {
  return Object.fromEntries(fields.map((field) => [field, answers[field] ?? '']));
}
