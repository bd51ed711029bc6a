import { LARGEST_CV } from '#app/constants.ts';
import { checkFields } from '../check-fields.ts';
import { CheckField, EmailField, FileField, LineField, TextField } from '../fields.tsx';
import { VisitorForm } from '../form.tsx';
import type { FormState } from '../form-state.ts';
import type { FormWords } from '../form-words.ts';
import { missingTexts } from '../missing-texts.ts';
import { applicationSchema } from './schema.ts';

const ACCEPTED = '.pdf,.docx,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** @param role the slug of the role that is applied for */
export function ApplicationForm({ words, served, role }: { words: FormWords<'application'>; served: FormState | undefined; role: string }) {
  return (
    <VisitorForm
      form={`application-${role}`}
      action={`/careers/apply/${role}`}
      served={served}
      words={words}
      missing={missingTexts(words)}
      check={check}
      multipart
    >
      <LineField name="name" words={words.name} autoComplete="name" />
      <EmailField name="email" words={words.email} />
      <LineField name="phone" words={words.phone} type="tel" dir="ltr" autoComplete="tel" inputMode="tel" />
      <FileField name="cv" words={words.cv} accept={ACCEPTED} />
      <TextField name="note" words={words.note} />
      <LineField name="link" words={words.link} dir="ltr" inputMode="url" autoComplete="url" />
      <CheckField name="consent" words={words.consent} />
    </VisitorForm>
  );
}

function check(values: FormData): Record<string, string> {
  const errors = checkFields(applicationSchema, values);
  const cv = values.get('cv');
  if (!(cv instanceof File) || cv.name === '') return { ...errors, cv: 'missing' };
  if (cv.size === 0) return { ...errors, cv: 'fileEmpty' };
  return cv.size > LARGEST_CV ? { ...errors, cv: 'fileTooLarge' } : errors;
}
