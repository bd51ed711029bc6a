import * as v from 'valibot';
import { ASSESSMENT_ANSWERS } from '#app/constants.ts';
import { id, listOf, markdown, nextStep, pageWords, text, textsNamed } from './fields.ts';

const question = v.strictObject({
  id,
  question: text,
  answers: v.pipe(
    v.array(text),
    v.length(ASSESSMENT_ANSWERS),
    v.description('From the weakest answer to the strongest.'),
  ),
  advice: v.pipe(markdown, v.description('The next step for a visitor with a weak answer.')),
});

const topic = v.strictObject({ id, heading: text, questions: listOf(question) });

export const assessment = v.strictObject({
  ...pageWords,
  topics: listOf(topic, { least: 2 }),
  form: v.strictObject(textsNamed('submit missing summary change')),
  result: v.strictObject({
    ...textsNamed('eyebrow score picture topics points steps stepsLead share'),
    verdicts: v.pipe(
      v.array(v.strictObject({ heading: text, text })),
      v.length(3),
      v.description('One for each third of the points, from the lowest to the highest.'),
    ),
  }),
  next: nextStep,
});
