import * as v from 'valibot';
import { line, oneOf, optionalLongText } from '../engine/rules.ts';

const ASKING = /^\/(help-center|documentation\/[a-z0-9-]+)$/;

export const feedbackSchema = v.object({
  page: v.pipe(line(1, 200), v.regex(ASKING, 'choice')),
  helpful: oneOf(['yes', 'no']),
  comment: optionalLongText(1000),
});
