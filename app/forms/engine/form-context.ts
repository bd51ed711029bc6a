import { createContext, use } from 'react';
import type { Forms } from '#app/content/schemas/forms.ts';

type FormContext = {
  /** Makes ids of fields unique where a page has several forms. */
  form: string;
  /** What fields begin with. */
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  shared: Forms['shared'];
};

export const FormContext = createContext<FormContext | undefined>(undefined);

/** What a field needs of the form around it. */
export function useFormContext(): FormContext {
  const context = use(FormContext);
  if (!context) throw new Error('A field stands outside a form');
  return context;
}

/** The id of a field's control, to which the summary of errors leads. */
export function fieldId(form: string, name: string): string {
  return `${form}-${name}`;
}
