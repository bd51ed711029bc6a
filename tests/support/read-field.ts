import * as v from 'valibot';
import { errorsOf } from '#app/forms/engine/rules.ts';

type Rule = v.GenericSchema<string | undefined, string>;

/**
 * Returns the parsed value. If the rule refuses the value, returns `!` and the key of the error.
 */
export function read(rule: Rule, value: string | undefined): string {
  const read = errorsOf(v.object({ field: rule }), value === undefined ? {} : { field: value });
  return 'output' in read ? read.output.field : `!${read.errors.field}`;
}
