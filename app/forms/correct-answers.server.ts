import type { HeldData, Store } from '#app/forms/engine/ports.ts';
import { applicationSchema } from './application/schema.ts';
import { contactSchema } from './contact/schema.ts';
import { errorsOf, type FormSchema } from './engine/rules.ts';
import { followUpFields, PARTNERSHIP_TYPES, partnershipSchema } from './partnership/schema.ts';
import { webinarSchema } from './webinar/schema.ts';

type Answers = Readonly<Record<string, string>>;
type Submission = HeldData['submissions'][number];

/** Forms whose answers can be corrected, with the rules that also hold for the corrected ones. */
const RULES: Partial<Record<string, FormSchema>> = {
  contact: contactSchema,
  application: applicationSchema,
  partnership: partnershipSchema,
  webinar: webinarSchema,
};
/**
 * The address itself stays: it is what the link stands for. Choices stay as well; a person changes
 * them on request.
 */
const FIXED = new Set(['email', 'country', 'type', 'consent']);

/** The fields of a submission that its sender may correct. */
export function correctable({ form, answers }: Pick<Submission, 'form' | 'answers'>): string[] {
  return RULES[form] ? Object.keys(answers).filter((field) => !FIXED.has(field)) : [];
}

/**
 * Corrects what somebody has sent, by the same rules as when it was sent.
 * @param id of the submission that the personal link stands for
 * @returns the names of the fields that are wrong, none where it was saved; undefined where there
 * is no such submission
 */
export async function correctAnswers(
  id: string,
  sent: Answers,
  store: Store,
): Promise<string[] | undefined> {
  const held = await store.heldFor(id);
  const submission = held?.submissions.find((candidate) => candidate.id === sent.submission);
  const rules = submission && RULES[submission.form];
  if (!submission || !rules) return undefined;

  const changes = correctable(submission).flatMap((field) =>
    sent[field] === undefined ? [] : [[field, sent[field]] as const],
  );
  const names = fieldNames(submission.answers);
  const asked = Object.entries({ ...submission.answers, ...Object.fromEntries(changes) }).map(
    ([field, value]) => [names[field] ?? field, value],
  );
  const read = errorsOf(rules, Object.fromEntries(asked));
  if ('errors' in read)
    return changes
      .map(([field]) => field)
      .filter((field) => (names[field] ?? field) in read.errors);
  const corrected = changes.map(([field]): [string, string] => [
    field,
    read.output[names[field] ?? field] ?? '',
  ]);
  const isSaved = await store.correct(
    id,
    submission.id,
    Object.fromEntries(corrected),
    nameOf({ ...submission.answers, ...Object.fromEntries(corrected) }),
  );
  return isSaved ? [] : undefined;
}

/**
 * Follow-up answers are kept as `first` and `second`; the form asks them by the names of their
 * type.
 */
function fieldNames({ type }: Answers): Answers {
  const known = PARTNERSHIP_TYPES.find((name) => name === type);
  if (!known) return {};
  const [first, second] = followUpFields(known);
  return { first, second };
}

/** Who a submission is from, as lists show it. */
function nameOf({ name, contact, organisation }: Answers): string | undefined {
  return contact && organisation ? `${contact}, ${organisation}` : name;
}
