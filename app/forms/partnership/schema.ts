import * as v from 'valibot';
import {
  email,
  line,
  longText,
  oneOf,
  optionalLine,
  optionalLink,
  optionalLongText,
} from '../engine/rules.ts';

/** A test compares these slugs with content/<language>/partnerships/. */
export const PARTNERSHIP_TYPES = [
  'technology-integration',
  'solution-delivery',
  'channel-reseller',
  'strategic-alliance',
] as const;
export const SERVED_COUNTRIES = ['SA', 'AE', 'QA', 'KW', 'BH', 'OM'] as const;
export const COUNTRIES = [...SERVED_COUNTRIES, 'other'] as const;

export function followUpFields(type: string): [first: string, second: string] {
  return [`${type}-first`, `${type}-second`];
}

const followUps = Object.fromEntries(
  PARTNERSHIP_TYPES.flatMap(followUpFields).map((field) => [field, optionalLongText(500)]),
);

export const partnershipSchema = v.object({
  organisation: line(2, 150),
  contact: line(2, 100),
  email,
  country: oneOf(COUNTRIES),
  otherCountry: optionalLine(100),
  website: optionalLink,
  type: oneOf(PARTNERSHIP_TYPES),
  ...followUps,
  message: longText(10, 5000),
});

export function asked(values: Record<string, string>): Record<string, string> {
  const hidden = PARTNERSHIP_TYPES.filter((type) => type !== values.type).flatMap(followUpFields);
  if (values.country !== 'other') hidden.push('otherCountry');
  return Object.fromEntries(Object.entries(values).filter(([field]) => !hidden.includes(field)));
}
