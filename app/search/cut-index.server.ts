import { hashedName } from '#app/hashed-name.server.ts';
import type { SearchDocument, SerializedIndex } from './search-index.ts';
import type { DocumentsPart, IndexHead, TermsPart } from './search-parts.ts';

/** An index in files: its head, and its parts as JSON by their names. */
export type CutIndex = { head: IndexHead; parts: Map<string, string> };

/** Letters of JSON in a part with terms; with brotli 12 kB at most, which arrive in one round trip. */
const TERMS = 64_000;
/** Documents whose titles and summaries are about as heavy. */
const DOCUMENTS_PER_PART = 100;

/**
 * Cuts an index into parts that each stay as small however many documents there are, so that a query loads few of them.
 * Their names change with what they hold, so that they can be kept for ever.
 * @param documents those of the index, in its order
 */
export function cutIndex(index: SerializedIndex, documents: SearchDocument[]): CutIndex {
  const parts = new Map<string, string>();
  const add = (kind: string, part: TermsPart | DocumentsPart): string => {
    const text = JSON.stringify(part);
    const name = hashedName(kind, text, 'json');
    parts.set(name, text);
    return name;
  };
  const shown = documents.map(({ id, kind, title, summary }) => ({ id, kind, title, summary }));
  const head = {
    terms: alike(index.index).map((part) => ({
      name: add('terms', part),
      stems: part.map(([stem]) => stem),
    })),
    documents: Array.from({ length: Math.ceil(shown.length / DOCUMENTS_PER_PART) }, (_, place) =>
      add('documents', shown.slice(place * DOCUMENTS_PER_PART, (place + 1) * DOCUMENTS_PER_PART)),
    ),
    documentsPerPart: DOCUMENTS_PER_PART,
    lengths: documents.map((_, place) => index.fieldLength[place] ?? []),
    averageLengths: index.averageFieldLength,
    fields: index.fieldIds,
  };
  return { head, parts };
}

/** In the order that they have: stems that begin alike stand in one part, so that readers see answers before they have typed a word to its end. */
function alike(terms: TermsPart): TermsPart[] {
  const parts: TermsPart[] = [];
  let letters = TERMS;
  for (const term of terms) {
    if (letters >= TERMS) {
      parts.push([]);
      letters = 0;
    }
    parts.at(-1)?.push(term);
    letters += JSON.stringify(term).length;
  }
  return parts;
}
