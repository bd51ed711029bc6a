import { CheckField, EmailField, InputField, LinkField, TextField } from '../engine/fields.tsx';
import { FileField } from '../engine/file-field.tsx';
import type { FormProps } from '../engine/form-words.ts';
import { VisitorForm } from '../engine/visitor-form.tsx';
import { applicationSchema, CV_TYPES, LARGEST_CV } from './schema.ts';

const ACCEPTED = Object.entries(CV_TYPES).flat().join();
/** A name without a usual ending may be that of a good file. */
const ENDING = /\.[a-z]\w{1,3}$/;

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

function checkCv(values: FormData): Record<string, string> {
  const cv = values.get('cv');
  if (!(cv instanceof File) || cv.name === '') return { cv: 'missing' };
  const problem = problemOf(cv);
  return problem ? { cv: `${problem}:${cv.name}` } : {};
}

/** The server also inspects the content of the file. */
function problemOf({ name, size }: File): string | undefined {
  const [ending] = ENDING.exec(name.toLowerCase()) ?? [];
  if (ending === '.doc') return 'fileOldWord';
  if (ending && !(ending in CV_TYPES)) return 'fileType';
  if (size === 0) return 'fileEmpty';
  return size > LARGEST_CV ? 'fileTooLarge' : undefined;
}
