import * as v from 'valibot';
import { factsOf } from '#app/forms/forms.ts';
import { text } from './text.ts';

const shared = v.strictObject({
  optional: text,
  summary: text,
  sending: text,
  progress: text,
  trap: text,
  errors: v.strictObject({
    tooShort: text,
    tooLong: text,
    forbidden: text,
    email: text,
    phone: text,
    link: text,
    fileEmpty: text,
    fileTooLarge: text,
    fileType: text,
    fileOldWord: text,
    fileEncrypted: text,
    fileMacros: text,
    fileActive: text,
    fileBomb: text,
    fileDamaged: text,
    fileAgain: text,
  }),
  problems: v.strictObject({
    origin: text,
    limit: text,
    unavailable: text,
    unreachable: text,
    tooLarge: text,
    malformed: text,
  }),
});

/** Words of the forms: content/<language>/forms.yaml. */
export const forms = v.strictObject({ shared, ...factsOf('words') });
export type Forms = v.InferOutput<typeof forms>;
