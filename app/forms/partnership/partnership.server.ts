import type * as v from 'valibot';
import { readForm, readRecords } from '#app/content/read.server.ts';
import { formatCountries } from '#app/i18n/format.server.ts';
import type { Language } from '#content/languages.ts';
import { type Answers, defineReceiver } from '../engine/define-receiver.server.ts';
import { confirmation, notification } from '../engine/standard-mails.server.ts';
import { asked, followUpFields, PARTNERSHIP_TYPES, partnershipSchema } from './schema.ts';

export const partnership = defineReceiver({
  form: 'partnership',
  schema: partnershipSchema,
  asked,
  labels: followUpLabels,
  names: {
    country: (code, language) =>
      code === 'other'
        ? readForm(language, 'partnership').country.other
        : formatCountries([code], language),
    type: typeName,
  },
  fixed: ['country', 'type'],
  fieldOf,
  nameOf: ({ contact, organisation }) => `${contact}, ${organisation}`,
  stored: (values) => ({ about: values.type, answers: answersOf(values) }),
  mails: (context) => {
    const { type, contact } = context.values;
    const about = typeName(type, context.firmLanguage) ?? type;
    return [confirmation(context), notification(context, { about, name: contact })];
  },
});

function typeName(type: string, language: Language): string | undefined {
  return readRecords(language, 'partnerships').find(({ slug }) => slug === type)?.name;
}

type Values = v.InferOutput<typeof partnershipSchema>;

/** The two follow-up answers are stored as `first` and `second` for every type. */
function answersOf(values: Values): Record<string, string> {
  const [first, second] = followUpFields(values.type);
  const names: Record<string, string> = { [first]: 'first', [second]: 'second' };
  return Object.fromEntries(
    Object.entries(asked(values)).map(([field, value]) => [names[field] ?? field, value]),
  );
}

function fieldOf(name: string, { type }: Answers): string {
  const [first, second] = followUpFields(type ?? '');
  return { first, second }[name] ?? name;
}

function followUpLabels(language: Language, { type }: Answers): Record<string, string> {
  const { followUps, country } = readForm(language, 'partnership');
  const known = PARTNERSHIP_TYPES.find((candidate) => candidate === type);
  const { first, second } = known ? followUps[known] : {};
  return { otherCountry: country.which, ...(first && second ? { first, second } : {}) };
}
