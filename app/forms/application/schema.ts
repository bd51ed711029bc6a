import * as v from 'valibot';
import { consent, email, line, optionalLink, optionalLongText, phone } from '../engine/rules.ts';

export const LARGEST_CV = 5 * 1024 * 1024;
/** The media types of a CV by the ending of its name. */
export const CV_TYPES = {
  '.pdf': 'application/pdf',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

export const applicationSchema = v.object({
  name: line(2, 100),
  email,
  phone,
  note: optionalLongText(3000),
  link: optionalLink,
  consent,
});
