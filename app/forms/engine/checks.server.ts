import type { RouterContextProvider } from 'react-router';
import type * as v from 'valibot';
import { isSameOrigin } from '#app/ports.ts';
import type { FormReceiver } from './define-receiver.server.ts';
import type { Refusal } from './form-state.ts';
import { limit, type NewSubmission, type Upload } from './ports.ts';
import type { ReceivedForm } from './read-form.server.ts';
import { errorsOf, type FormSchema } from './rules.ts';

// The checks of a form that was sent, in their order. Each returns a refusal or passes on.

type Context = Readonly<RouterContextProvider>;
type Receiver<Schema extends FormSchema> = Pick<
  FormReceiver<Schema, never>,
  'schema' | 'asked' | 'file'
>;

/** Refuses a form whose body could not be read completely. */
export function readable({ problem }: ReceivedForm): Refusal | undefined {
  return problem && { errors: {}, problem: { key: problem } };
}

/** The form was sent from a page of this site. */
export function sameOrigin(context: Context): Refusal | undefined {
  return context.get(isSameOrigin) ? undefined : { errors: {}, problem: { key: 'origin' } };
}

/** The answers follow the rules of the form. */
export function valid<Schema extends FormSchema>(
  { schema, asked }: Receiver<Schema>,
  values: Record<string, string>,
): Refusal | { output: v.InferOutput<Schema> } {
  return errorsOf(schema, asked(values));
}

/** Refuses a file that the form does not accept. */
export async function file(
  { file }: Receiver<FormSchema>,
  received: ReceivedForm,
): Promise<Refusal | { uploads: Upload[] }> {
  if (!file) return { uploads: [] };
  const read = await file.read(received.file);
  if ('error' in read) return { errors: { [file.field]: read.error } };
  return { uploads: [read.upload] };
}

/** The client and the email address have not sent too much. */
export async function withinLimit(
  context: Context,
  { form, email }: NewSubmission,
): Promise<Refusal | undefined> {
  const seconds = await context.get(limit)(form, email);
  return seconds === undefined ? undefined : { errors: {}, problem: { key: 'limit', seconds } };
}
