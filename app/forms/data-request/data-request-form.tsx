import { EmailField, SelectField } from '../engine/fields.tsx';
import type { FormProps } from '../engine/form-words.ts';
import { VisitorForm } from '../engine/visitor-form.tsx';
import { dataRequestSchema, RIGHTS } from './schema.ts';

export function DataRequestForm({ words, served }: FormProps<'dataRequest'>) {
  return (
    <VisitorForm
      form="data-request-form"
      action="/gdpr"
      served={served}
      words={words}
      schema={dataRequestSchema}
    >
      <EmailField name="email" words={words.email} />
      <SelectField
        name="right"
        words={words.right}
        options={RIGHTS.map((right) => ({ value: right, label: words.rights[right] }))}
        choose={words.right.choose}
      />
    </VisitorForm>
  );
}
