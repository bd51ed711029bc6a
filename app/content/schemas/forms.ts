import * as v from 'valibot';
import { factsOf } from '#app/forms/forms.ts';
import { plural, textsNamed } from './text.ts';

const shared = v.strictObject({
  ...textsNamed('required optional summary tryAgain sending progress trap'),
  errors: v.strictObject({
    tooShort: plural,
    tooLong: plural,
    ...textsNamed(
      'forbidden email phone link fileEmpty fileTooLarge fileType',
      'fileOldWord fileEncrypted fileMacros fileActive fileBomb fileDamaged fileAgain',
    ),
  }),
  problems: v.strictObject(textsNamed('origin limit unavailable unreachable tooLarge malformed')),
});

export const forms = v.strictObject({ shared, ...factsOf('words') });
export type Forms = v.InferOutput<typeof forms>;
