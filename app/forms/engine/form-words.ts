import type { Forms } from '#app/content/schemas/forms.ts';
import type { FormState } from './form-state.ts';

export type FormWords<Name extends Exclude<keyof Forms, 'shared'>> = Forms[Name] & {
  shared: Forms['shared'];
};

/** `served` is the state of a refused form that was sent without a script. */
export type FormProps<Name extends Exclude<keyof Forms, 'shared'>> = {
  words: FormWords<Name>;
  served: FormState | undefined;
};
