import * as v from 'valibot';
import { forEveryForm } from '#app/forms/forms.ts';
import { pageHead, sections, text, title } from './fields.ts';

export const contact = v.strictObject({
  ...pageHead,
  sections,
  promise: v.strictObject({ heading: text, text }),
  offices: v.strictObject({
    heading: text,
    riyadh: v.strictObject({ name: text, address: text }),
    dubai: v.strictObject({ name: text, address: text }),
  }),
  hours: v.strictObject({
    heading: text,
    text,
    note: text,
    inRiyadh: text,
    inYourZone: text,
    range: text,
  }),
  email: v.strictObject({ heading: text, text, subject: text }),
  copy: v.strictObject({ action: text, done: text, failed: text }),
});

export const newsletter = v.strictObject({
  ...pageHead,
  sections,
  confirm: v.strictObject({
    title,
    heading: text,
    lead: text,
    action: text,
    done: text,
    doneLead: text,
  }),
  preferences: v.strictObject({
    title,
    heading: text,
    lead: text,
    language: text,
    save: text,
    saved: text,
    end: text,
    endText: text,
  }),
  unsubscribe: v.strictObject({
    title,
    heading: text,
    lead: text,
    action: text,
    done: text,
    doneLead: text,
  }),
  gone: v.strictObject({ title, heading: text, lead: text, action: text }),
});

const received = v.strictObject({ title, heading: text, lead: text });
export const confirmation = v.strictObject({
  description: text,
  reference: text,
  referenceNote: text,
  due: text,
  dueTime: text,
  inYourZone: text,
  back: text,
  ...forEveryForm(received),
  waiting: received,
});

export const yourData = v.strictObject({
  title,
  description: text,
  heading: text,
  lead: text,
  held: text,
  received: text,
  keptUntil: text,
  seat: text,
  waiting: text,
  files: text,
  subscription: text,
  subscribedSince: text,
  export: v.strictObject({ heading: text, text, action: text }),
  correct: v.strictObject({ text, action: text, save: text, saved: text, wrong: text }),
  erase: v.strictObject({
    heading: text,
    text,
    agree: text,
    missing: text,
    action: text,
    done: text,
    doneLead: text,
    one: text,
  }),
  gone: v.strictObject({ title, heading: text, lead: text, action: text }),
  forms: v.strictObject(forEveryForm(text)),
});
