import * as v from 'valibot';
import { forEveryForm } from '#app/forms/forms.ts';
import { HISTORY_ACTIONS, STATUSES } from '#app/staff-ports.ts';
import { pageWords, text, textsNamed, title } from './fields.ts';

const copy = v.strictObject({ action: text, done: text, failed: text });

export const contact = v.strictObject({
  ...pageWords,
  scale: v.strictObject(textsNamed('from to')),
  offices: v.objectWithRest(
    { heading: text, note: text },
    v.strictObject({ name: text, address: text }),
  ),
  hours: v.strictObject(textsNamed('heading note text local')),
  email: v.strictObject({ heading: text, text, subject: text }),
  caseSubject: v.pipe(text, v.description('Suggested to visitors who come from a case study.')),
  assessment: v.pipe(
    v.strictObject(textsNamed('subject message attached')),
    v.description('Suggested to visitors who send the result of their assessment.'),
  ),
  calculation: v.pipe(
    v.strictObject(textsNamed('subject message attached')),
    v.description('Suggested to visitors who send the result of the calculator.'),
  ),
  copy,
});

const question = v.strictObject({ title, ...textsNamed('heading lead action done doneLead') });

export const newsletter = v.strictObject({
  ...pageWords,
  letters: text,
  confirm: question,
  preferences: v.strictObject({
    title,
    ...textsNamed('heading lead language save saved end endText'),
  }),
  unsubscribe: question,
  gone: v.strictObject({ title, heading: text, lead: text, action: text }),
});

const received = v.strictObject({ title, heading: text, lead: text });
export const confirmation = v.strictObject({
  ...textsNamed(
    'description reference referenceNote star received due dueTime inYourZone from to back',
  ),
  copy,
  ...forEveryForm(received),
  waiting: received,
  calendars: v.strictObject(textsNamed('heading file google outlook')),
  meanwhile: text,
});

export const yourData = v.strictObject({
  title,
  ...textsNamed(
    'description heading lead held received keptUntil seat waiting files subscription',
    'subscribedSince',
  ),
  export: v.strictObject({ heading: text, text, action: text }),
  correct: v.strictObject({ text, action: text, save: text, saved: text, wrong: text }),
  erase: v.strictObject({
    ...textsNamed('heading text agree missing action done doneLead one'),
  }),
  gone: v.strictObject({ title, heading: text, lead: text, action: text }),
  forms: v.strictObject(forEveryForm(text)),
  status: text,
  statuses: v.strictObject(v.entriesFromList(STATUSES, text)),
});

const plainPage = v.strictObject({ title, heading: text, lead: text });
export const staff = v.strictObject({
  title,
  lead: text,
  facts: v.strictObject(
    textsNamed(
      'heading about handler nobody state open closed due received keptUntil language email',
      'seat hasSeat waiting files write',
    ),
  ),
  work: v.strictObject(textsNamed('heading author text textHint note take answer close reopen')),
  forward: v.strictObject(textsNamed('heading text recipient hint action')),
  status: v.strictObject(textsNamed('heading text action')),
  review: v.strictObject({
    ...textsNamed('heading text reason release spam'),
    reasons: v.strictObject(textsNamed('trap speed links')),
  }),
  erase: v.strictObject(
    textsNamed('heading text action question warning reference confirm back done doneLead'),
  ),
  history: v.strictObject({
    ...textsNamed('heading none unnamed moment'),
    actions: v.strictObject(v.entriesFromList(HISTORY_ACTIONS, text)),
  }),
  problems: v.strictObject(textsNamed('summary author text tooLong recipient action reference')),
  gone: plainPage,
  limited: plainPage,
});
