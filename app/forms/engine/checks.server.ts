import { data, type RouterContextProvider } from 'react-router';
import type * as v from 'valibot';
import { isSameOrigin } from '#app/ports.ts';
import type { FormReceiver } from './define-receiver.server.ts';
import type { Refusal } from './form-state.ts';
import { limit, type NewSubmission, type Upload } from './ports.ts';
import type { ReceivedForm } from './read-form.server.ts';
import { errorsOf, type FormSchema } from './rules.ts';

// The checks of a form, in the order in which they run.

type Context = Readonly<RouterContextProvider>;

export function readable({ problem }: ReceivedForm): Refusal | undefined {
  return problem && { errors: {}, problem: { key: problem } };
}

export function sameOrigin(context: Context): Refusal | undefined {
  return context.get(isSameOrigin) ? undefined : { errors: {}, problem: { key: 'origin' } };
}

/**
 * Protects forms behind signed links.
 * @throws a 403 for a form of another site
 */
export function onlyFromHere(context: Context): void {
  if (!context.get(isSameOrigin)) throw data(null, { status: 403 });
}

export function valid<Schema extends FormSchema>(
  { schema, asked }: Pick<FormReceiver<Schema, never>, 'schema' | 'asked'>,
  values: Record<string, string>,
): Refusal | { output: v.InferOutput<Schema> } {
  return errorsOf(schema, asked(values));
}

export async function file(
  { file }: Pick<FormReceiver<FormSchema, never>, 'file'>,
  received: ReceivedForm,
): Promise<Refusal | { uploads: Upload[] }> {
  if (!file) return { uploads: [] };
  const read = await file.read(received.file);
  if ('upload' in read) return { uploads: [read.upload] };
  const name = received.file?.name;
  return { errors: { [file.field]: name ? `${read.error}:${name}` : read.error } };
}

export async function withinLimit(
  context: Context,
  { form, email }: NewSubmission,
): Promise<Refusal | undefined> {
  const seconds = await context.get(limit)(form, email);
  return seconds === undefined ? undefined : { errors: {}, problem: { key: 'limit', seconds } };
}
