import type { Forms } from '#app/content/schemas/forms.ts';

/** The words of a form, and those that all forms share. */
export type FormWords<Name extends Exclude<keyof Forms, 'shared'>> = Forms[Name] & {
  shared: Forms['shared'];
};
