import { PORTRAIT } from '#app/content/schemas/picture-file.ts';
import { checkPicture } from '../check-picture.ts';
import { defineKind } from '../define-kind.ts';
import { schema } from './schema.ts';

/** The about page, the contact page and posts show people. They have no pages of their own. */
export const people = defineKind({
  schema,
  facts: ['order', 'portrait', 'languages', 'email', 'profiles', 'contactFor'],
  record: '/about-us#person-:slug',
  search: ({ name, role, body }) => ({ title: name, summary: role, body: body ? [body] : [] }),
  searchedAsPage: true,
  newName: 'person',
  check: (facts, content) => checkPicture(facts, 'portrait', PORTRAIT, content),
});
