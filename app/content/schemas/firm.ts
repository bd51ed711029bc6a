import * as v from 'valibot';
import { slug } from './fields.ts';
import { text } from './text.ts';

/** A name is a part of sentences and of Markdown. */
const name = v.pipe(
  text,
  v.regex(/^[^{}<>[\]*_`«»"]+$/, 'a name without braces, brackets, quotation marks, * or _'),
);

export const firm = v.strictObject({
  name: v.pipe(name, v.description('All other texts say {firm}.')),
  legalName: v.pipe(
    v.optional(name),
    v.description(
      'As in the register. Legal texts say {legalName}; without it, they use the name.',
    ),
  ),
  cities: v.pipe(
    v.record(slug, name),
    v.description('The cities of the offices in organization.yaml. Texts say {cities}.'),
  ),
  streets: v.pipe(
    v.optional(v.record(slug, name)),
    v.description('The streets of the offices, for search engines.'),
  ),
});
export type Firm = v.InferOutput<typeof firm>;
