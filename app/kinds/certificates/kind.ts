import { defineKind } from '../define-kind.ts';
import { schema } from './schema.ts';

/** The about page shows certificates until they expire. */
export const certificates = defineKind({
  schema,
  facts: ['standard', 'number', 'order', 'file'],
  record: '/about-us#certificate-:slug',
  newName: 'certificate',
});
