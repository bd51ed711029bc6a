import { EmailField, SelectField } from '../fields.tsx';
import { VisitorForm } from '../form.tsx';
import type { FormState } from '../form-state.ts';
import type { FormWords } from '../form-words.ts';
import { dataRequestSchema, RIGHTS } from './schema.ts';

export function DataRequestForm({
  words,
  served,
}: {
  words: FormWords<'dataRequest'>;
  served: FormState | undefined;
}) {
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
