import { readEmails } from '#app/content/read.server.ts';
import type { Mail } from '#app/mail/ports.ts';
import { toFirm } from '#app/mail/to-firm.server.ts';
import { toVisitor } from '#app/mail/to-visitor.server.ts';
import { factsOf } from '../forms.ts';
import type { Answers, MailContext } from './define-receiver.server.ts';

type Context = MailContext<Answers, unknown>;
type FormWithEmail = keyof ReturnType<typeof factsOf<'email'>>;

export function standardMails(context: Context): Mail[] {
  const toFirm = notification(context);
  return hasEmail(context.receipt.form) ? [confirmation(context), toFirm] : [toFirm];
}

/** @param values texts for the placeholders in the words of the mail */
export function confirmation(
  { language, receipt, links }: Context,
  values: Record<string, string> = {},
): Mail {
  const { form } = receipt;
  if (!hasEmail(form)) throw new Error(`The form ${form} has no words for a confirmation`);
  const words = readEmails(language)[form];
  return toVisitor({ kind: 'confirmation', language, receipt, links, words, values });
}

export function notification(
  { values, ...context }: Context,
  { about, name = values.name ?? '' }: { about?: string | undefined; name?: string } = {},
): Mail {
  return toFirm({ ...context, name, email: values.email, about });
}

function hasEmail(form: string): form is FormWithEmail {
  return form in factsOf('email');
}
