import type { RouterContextProvider } from 'react-router';
import type * as v from 'valibot';
import { localizedPath } from '#app/i18n/localized-path.ts';
import type { Links } from '#app/mail/ports.ts';
import { site, type Tokens, tokens } from '#app/ports.ts';
import { staffUrl } from '#app/staff-link.ts';
import type { Language } from '#content/languages.ts';
import { definitionOf } from '../forms.ts';
import { answerRows, type SentRow } from './answer-rows.server.ts';
import type { FormReceiver } from './define-receiver.server.ts';
import { directionOf } from './direction.ts';
import { shownFor } from './form-token.server.ts';
import { keepUntil } from './keep-until.ts';
import { looksAutomatic } from './looks-automatic.ts';
import type { NewSubmission, Upload } from './ports.ts';
import type { FormSchema } from './rules.ts';

type Sent<Values, Subject> = {
  values: Values;
  /** All fields as the browser sent them. */
  fields: Readonly<Record<string, string>>;
  subject: Subject;
  language: Language;
  uploads: Upload[];
  trap: string;
  token: string;
};

export function newSubmission<Schema extends FormSchema, Subject>(
  receiver: FormReceiver<Schema, Subject>,
  { values, fields, subject, language, uploads, trap, token }: Sent<v.InferOutput<Schema>, Subject>,
  context: Readonly<RouterContextProvider>,
): NewSubmission {
  const { form } = receiver;
  const { keptFor, answerWithin } = definitionOf(form);
  const { answers = values, ...stored } = receiver.stored(values, subject, language);
  const signed = context.get(tokens);
  const opened = signed.open('form', token);
  const quarantineReason = looksAutomatic({ trap, shownFor: shownFor(opened), answers });
  const { origin, firmLanguage, sendsFiles } = context.get(site);
  const name = receiver.nameOf(answers);
  return {
    form,
    language: language.code,
    answers,
    uploads,
    keepUntil: (receivedAt) => keepUntil(keptFor, receivedAt),
    ...stored,
    ...(answers.email === undefined ? {} : { email: answers.email }),
    ...(name === undefined ? {} : { name }),
    ...(answerWithin === undefined ? {} : { answerWithin }),
    ...(opened ? { token: opened.content } : {}),
    ...(quarantineReason ? { quarantineReason } : {}),
    mails: (receipt) =>
      receiver.mails({
        values,
        subject,
        language,
        firmLanguage,
        receipt,
        rows: answerRows(receiver, answers, firmLanguage).map(
          (row): SentRow => [...row, directionOf(receiver.fieldOf(row[0], answers), fields)],
        ),
        links: linksOf(origin, signed),
        files: uploads.map((upload) => upload.name),
        sendsFiles,
      }),
  };
}

export function linksOf(origin: string, signed: Tokens): Links {
  const page: Links['page'] = (path, language) =>
    new URL(localizedPath(path, language), origin).href;
  return {
    page,
    signed: (purpose, path, content, language, validFor) =>
      page(`${path}/${signed.sign(purpose, content, validFor)}`, language),
    staff: (link, language) => staffUrl(link, { origin, tokens: signed, language }),
  };
}
