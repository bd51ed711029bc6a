import { defineKind } from '../define-kind.ts';
import { schema } from './schema.ts';

/** Earlier versions of legal texts. Their pages are routes of the kind `legal`. */
export const legalVersions = defineKind({
  schema,
  facts: ['document', 'version'],
  references: { document: 'legal' },
  record: '/legal#:slug',
});
