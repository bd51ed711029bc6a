import {
  CheckField,
  EmailField,
  InputField,
  RadioField,
  SelectField,
  TextField,
} from '#app/forms/engine/fields.tsx';
import { FileField } from '#app/forms/engine/file-field.tsx';
import { FormContext } from '#app/forms/engine/form-context.ts';
import type { SectionProps } from '../sections.ts';
import { Specimen } from '../specimen.tsx';

const NAMES = ['name', 'email', 'subject', 'service', 'owner', 'message', 'cv', 'consent'];
const CONTROLS = 'input, select, textarea';
const STATES = [
  ['empty', undefined],
  ['hover', 'hover'],
  ['focus', 'focus-visible'],
  ['filled', undefined],
  ['wrong', undefined],
] as const;

export function Fields({ guide }: SectionProps) {
  return (
    <div className="wrap guide-section guide-columns">
      {STATES.map(([name, state]) => (
        <Specimen key={name} name={guide.states[name]} of={CONTROLS} {...(state ? { state } : {})}>
          <AllFields
            guide={guide}
            form={`guide-${name}`}
            isFilled={name === 'filled'}
            isWrong={name === 'wrong'}
          />
        </Specimen>
      ))}
    </div>
  );
}

type AllFieldsProps = SectionProps & { form: string; isFilled: boolean; isWrong: boolean };

function AllFields({ guide, form, isFilled, isWrong }: AllFieldsProps) {
  const { sample, contact, application } = guide;
  const { name, email, subject, message } = sample;
  const values = { name, email, subject, message, service: '1', owner: '1', consent: 'on' };
  const errors = Object.fromEntries(NAMES.map((field) => [field, 'missing']));
  const options = sample.items.map((label, index) => ({ value: String(index), label }));
  return (
    <FormContext
      value={{
        form,
        values: isFilled ? values : {},
        errors: isWrong ? errors : {},
        shared: contact.shared,
      }}
    >
      <div className="visitor-form">
        <InputField name="name" words={contact.name} />
        <EmailField name="email" words={contact.email} />
        <InputField name="subject" words={{ label: contact.subject.label }} />
        <SelectField
          name="service"
          words={contact.subject}
          options={options}
          choose={sample.eyebrow}
        />
        <RadioField name="owner" words={contact.subject} options={options} />
        <TextField name="message" words={contact.message} rows={3} />
        <FileField name="cv" words={application.cv} accept=".pdf" />
        <CheckField name="consent" words={application.consent} />
      </div>
    </FormContext>
  );
}
