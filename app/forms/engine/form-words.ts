import type { Forms } from '#app/content/schemas/forms.ts';
import type { FormState } from './form-state.ts';

/** The words of a form, and those that all forms share. */
export type FormWords<Name extends Exclude<keyof Forms, 'shared'>> = Forms[Name] & {
  shared: Forms['shared'];
};

/** `served` is the form as the server refused it, where it was sent without a script. */
export type FormProps<Name extends Exclude<keyof Forms, 'shared'>> = {
  words: FormWords<Name>;
  served: FormState | undefined;
};
