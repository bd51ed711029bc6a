import * as v from 'valibot';
import { errorsOf } from '#app/forms/engine/rules.ts';

type Rule = v.GenericSchema<string | undefined, string>;

/** What a rule makes of a value: what is kept, or `!` and the key of what is wrong. */
export function read(rule: Rule, value: string | undefined): string {
  const read = errorsOf(v.object({ field: rule }), value === undefined ? {} : { field: value });
  return 'output' in read ? read.output.field : `!${read.errors.field}`;
}
