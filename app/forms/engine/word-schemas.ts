import * as v from 'valibot';
import { text } from '#app/content/schemas/text.ts';

/** `missing` is the message where a required field was left empty. */
export const field = v.strictObject({ label: text, missing: text });
export const hintedField = v.strictObject({ label: text, hint: text, missing: text });
export const optionalField = v.strictObject({ label: text });
export const hintedOptionalField = v.strictObject({ label: text, hint: text });

/** A mail to a visitor. It must not contain anything that a visitor typed. */
export const letter = v.strictObject({ subject: text, text });
export const letterWithAction = v.strictObject({ subject: text, text, action: text });
