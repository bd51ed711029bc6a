import type * as v from 'valibot';
import { application } from './application/definition.ts';
import { contact } from './contact/definition.ts';
import { dataRequest } from './data-request/definition.ts';
import type { FormDefinition } from './engine/define-form.ts';
import { feedback } from './feedback/definition.ts';
import { newsletter } from './newsletter/definition.ts';
import { partnership } from './partnership/definition.ts';
import { webinar } from './webinar/definition.ts';

/** The legal texts and the inbox list the forms in this order. */
const FORMS = {
  contact,
  partnership,
  application,
  webinar,
  newsletter,
  dataRequest,
  feedback,
};

export type Form = keyof typeof FORMS;
export const formNames = Object.keys(FORMS) as Form[];

export function isForm(name: string): name is Form {
  return Object.hasOwn(FORMS, name);
}

export function definitionOf(form: Form): FormDefinition {
  return FORMS[form];
}

type Facts<Key extends keyof FormDefinition> = {
  [Name in Form as Key extends keyof (typeof FORMS)[Name]
    ? Name
    : never]: Key extends keyof (typeof FORMS)[Name] ? (typeof FORMS)[Name][Key] : never;
};

export type Mailbox = Facts<'mailbox'>[keyof Facts<'mailbox'>];

/** The values of one fact, such as `keptFor`, by form. */
export function factsOf<Key extends keyof FormDefinition>(key: Key): Facts<Key> {
  const facts = formNames.flatMap((name) => {
    const fact = definitionOf(name)[key];
    return fact === undefined ? [] : [[name, fact]];
  });
  return Object.fromEntries(facts) as Facts<Key>;
}

export function forEveryForm<Schema extends v.GenericSchema>(schema: Schema) {
  return Object.fromEntries(formNames.map((name) => [name, schema])) as Record<Form, Schema>;
}
