import * as v from 'valibot';
import type { ContentMistake } from '../define-kind.ts';

// Another check reports values of a wrong type, so these schemas accept them.
const link = v.object({ to: v.fallback(v.optional(v.string()), undefined) });
const links = v.fallback(v.array(v.fallback(link, {})), []);
const part = v.object({
  section: v.fallback(v.string(), ''),
  id: v.fallback(v.optional(v.string()), undefined),
  to: v.fallback(v.optional(v.string()), undefined),
  cards: links,
});
const page = v.object({ actions: links, sections: v.fallback(v.array(part), []) });

/**
 * A page may have each of these sections only once. The fields of two forms would have the same
 * ids, and two next steps, which are dark bands with a frieze, could be neighbours.
 */
const ONCE = ['form', 'next-step'];

type Part = v.InferOutput<typeof part>;

/** Checks what one section cannot know: what may occur once, and links to sections. */
export function checkSections(facts: Readonly<Record<string, unknown>>): ContentMistake[] {
  const { actions, sections } = v.parse(page, facts);
  const ids = sections.flatMap(({ id }) => id ?? []);
  const targets = [
    ...actions.map(({ to }, index) => ({ to, keys: ['actions', index, 'to'] })),
    ...sections.flatMap(({ to, cards }, index) => [
      { to, keys: ['sections', index, 'to'] },
      ...cards.map((card, place) => ({ ...card, keys: ['sections', index, 'cards', place, 'to'] })),
    ]),
  ];
  return [
    ...repeated(sections, 'id', ({ id }) => id),
    ...repeated(sections, 'section', ({ section }) => ONCE.find((name) => name === section)),
    ...targets
      .filter(({ to }) => to?.startsWith('#') && !ids.includes(to.slice(1)))
      .map(({ to, keys }) => ({
        keys,
        expected: `the id of a section of this page: ${ids.join(', ') || 'none has one'}`,
        received: to,
      })),
  ];
}

function repeated(
  sections: readonly Part[],
  key: string,
  read: (part: Part) => string | undefined,
): ContentMistake[] {
  const values = sections.map(read);
  return values.flatMap((value, index) =>
    value !== undefined && values.indexOf(value) < index
      ? [{ keys: ['sections', index, key], expected: `${value} only once`, received: value }]
      : [],
  );
}
