import { useMemo } from 'react';
import {
  EmailField,
  InputField,
  LinkField,
  RadioField,
  SelectField,
  TextField,
} from '../engine/fields.tsx';
import type { FormProps } from '../engine/form-words.ts';
import { VisitorForm } from '../engine/visitor-form.tsx';
import {
  asked,
  COUNTRIES,
  followUpFields,
  PARTNERSHIP_TYPES,
  partnershipSchema,
} from './schema.ts';

type PartnershipFormProps = FormProps<'partnership'> & {
  /** The keys are slugs. */
  types: Readonly<Record<string, string>>;
  /** The slug of the initial type, from the link to the page. */
  type: string;
  /** The keys are codes of countries. */
  countries: Readonly<Record<string, string>>;
};

export function PartnershipForm({ words, served, types, type, countries }: PartnershipFormProps) {
  const suggested = useMemo(() => ({ type }), [type]);
  const options = COUNTRIES.map((code) => ({
    value: code,
    label: countries[code] ?? words.country.other,
  }));
  return (
    <VisitorForm
      form="partnership"
      action="/partnership-form"
      served={served}
      words={words}
      schema={partnershipSchema}
      asked={asked}
      suggested={suggested}
    >
      <InputField name="organisation" words={words.organisation} autoComplete="organization" />
      <InputField name="contact" words={words.contact} autoComplete="name" />
      <EmailField name="email" words={words.email} />
      <SelectField
        name="country"
        words={words.country}
        options={options}
        choose={words.country.choose}
      />
      <div className="other-country">
        <InputField
          name="otherCountry"
          words={{ label: words.country.which }}
          autoComplete="country-name"
        />
      </div>
      <LinkField name="website" words={words.website} />
      <RadioField
        name="type"
        words={words.type}
        options={PARTNERSHIP_TYPES.map((slug) => ({ value: slug, label: types[slug] ?? slug }))}
      />
      {/* The style sheet shows only the questions of the chosen type. */}
      {PARTNERSHIP_TYPES.map((slug) => {
        const questions = words.followUps[slug];
        const [first, second] = followUpFields(slug);
        return (
          <fieldset key={slug} className="follow-up" data-type={slug}>
            <legend>{questions.heading}</legend>
            <TextField name={first} words={{ label: questions.first }} rows={3} />
            <TextField name={second} words={{ label: questions.second }} rows={3} />
          </fieldset>
        );
      })}
      <TextField name="message" words={words.message} rows={8} />
    </VisitorForm>
  );
}
