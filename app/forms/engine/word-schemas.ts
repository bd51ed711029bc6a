import * as v from 'valibot';
import { text } from '#app/content/schemas/text.ts';

/** `missing` is the message for an empty field. */
export const field = v.strictObject({ label: text, missing: text });
export const hintedField = v.strictObject({ label: text, hint: text, missing: text });
/** `choose` is the text of the button. */
export const fileField = v.strictObject({ ...hintedField.entries, choose: text });
export const optionalField = v.strictObject({ label: text });
export const hintedOptionalField = v.strictObject({ label: text, hint: text });

/** These mails must not contain anything that a visitor typed. */
export const letter = v.strictObject({ subject: text, text });
export const letterWithAction = v.strictObject({ subject: text, text, action: text });
