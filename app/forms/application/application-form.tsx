import {
  CheckField,
  EmailField,
  FileField,
  InputField,
  LinkField,
  TextField,
} from '../engine/fields.tsx';
import type { FormProps } from '../engine/form-words.ts';
import { VisitorForm } from '../engine/visitor-form.tsx';
import { applicationSchema, LARGEST_CV } from './schema.ts';

const ACCEPTED =
  '.pdf,.docx,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document';

export function ApplicationForm({
  words,
  served,
  role,
}: FormProps<'application'> & { role: string }) {
  return (
    <VisitorForm
      form={`application-${role}`}
      action={`/careers/apply/${role}`}
      served={served}
      words={words}
      schema={applicationSchema}
      checkFiles={checkCv}
      multipart
    >
      <div className="field-pair">
        <InputField name="name" words={words.name} autoComplete="name" />
        <EmailField name="email" words={words.email} />
      </div>
      <InputField
        name="phone"
        words={words.phone}
        type="tel"
        dir="ltr"
        autoComplete="tel"
        inputMode="tel"
      />
      <FileField name="cv" words={words.cv} accept={ACCEPTED} />
      <TextField name="note" words={words.note} />
      <LinkField name="link" words={words.link} />
      <CheckField name="consent" words={words.consent} />
    </VisitorForm>
  );
}

/** The server also inspects the content of the file. */
function checkCv(values: FormData): Record<string, string> {
  const cv = values.get('cv');
  if (!(cv instanceof File) || cv.name === '') return { cv: 'missing' };
  if (cv.size === 0) return { cv: 'fileEmpty' };
  return cv.size > LARGEST_CV ? { cv: 'fileTooLarge' } : {};
}
