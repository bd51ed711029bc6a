import * as v from 'valibot';
import { text, texts, textsNamed } from '#app/content/schemas/fields.ts';
import { fields } from './project.ts';

const field = v.strictObject({ label: text, hint: v.optional(text) });

export const calculatorWords = v.strictObject({
  ...textsNamed(
    'heading goTo lead submit example line result slide full rowOfLoss star minus end above below',
  ),
  ...textsNamed('benefit cost range between gain loss waiting incomplete share assumptions'),
  groups: v.strictObject(textsNamed('benefit cost')),
  fields: v.strictObject(v.entriesFromList(fields, field)),
  units: v.strictObject(textsNamed('amount percent')),
  assumed: texts,
  errors: v.strictObject(textsNamed('heading missing number least positive most whole')),
});
export type CalculatorWords = v.InferOutput<typeof calculatorWords>;
