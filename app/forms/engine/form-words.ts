import type { Forms } from '#app/content/schemas/forms.ts';
import type { FormState } from './form-state.ts';

/** The words of a form. `shared` contains the words that all forms share. */
export type FormWords<Name extends Exclude<keyof Forms, 'shared'>> = Forms[Name] & {
  shared: Forms['shared'];
};

/** `served` is the state of a form that was sent without a script and refused by the server. */
export type FormProps<Name extends Exclude<keyof Forms, 'shared'>> = {
  words: FormWords<Name>;
  served: FormState | undefined;
};
