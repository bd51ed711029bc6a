import { createContext, use } from 'react';
import type { Forms } from '#app/content/schemas/forms.ts';

type FormContext = {
  form: string;
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  shared: Forms['shared'];
};

export const FormContext = createContext<FormContext | undefined>(undefined);

export function useFormContext(): FormContext {
  const context = use(FormContext);
  if (!context) throw new Error('A field is outside a form');
  return context;
}

export function fieldId(form: string, name: string): string {
  return `${form}-${name}`;
}
