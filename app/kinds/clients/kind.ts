import { LOGO } from '#app/content/schemas/picture-file.ts';
import { checkPicture } from '../check-picture.ts';
import { defineKind } from '../define-kind.ts';
import { schema } from './schema.ts';

/** Clients who agreed to be named. Case studies name them, and lists show their logos. */
export const clients = defineKind({
  schema,
  facts: ['consent', 'order', 'logo', 'url'],
  record: '/case-studies#client-:slug',
  newName: 'client',
  check: (facts, content) => checkPicture(facts, 'logo', LOGO, content),
});
