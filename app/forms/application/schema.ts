import * as v from 'valibot';
import { consent, email, line, optionalLink, optionalLongText, phone } from '../engine/rules.ts';

export const LARGEST_CV = 5 * 1024 * 1024;

export const applicationSchema = v.object({
  name: line(2, 100),
  email,
  phone,
  note: optionalLongText(3000),
  link: optionalLink,
  consent,
});
