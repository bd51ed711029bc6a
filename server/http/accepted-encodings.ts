/** How a body may be compressed, the smallest first. */
const COMPRESSED = ['br', 'gzip'] as const;

export type Encoding = (typeof COMPRESSED)[number] | 'identity';

/** Browsers of all makes send a handful of different ones; whoever invents more only makes them be read anew. */
const MOST_KEPT = 100;
const kept = new Map<string, readonly Encoding[]>();

/** The encodings that a client takes, the smallest first, by its header Accept-Encoding. */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (!header) return UNCOMPRESSED;
  const known = kept.get(header);
  if (known) return known;
  const accepted = [...COMPRESSED.filter((name) => isNamed(name, header)), ...UNCOMPRESSED];
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(header, accepted);
  return accepted;
}

const UNCOMPRESSED: readonly Encoding[] = ['identity'];

function isNamed(name: string, header: string): boolean {
  return (
    new RegExp(`\\b${name}\\b`).test(header) &&
    !new RegExp(`\\b${name}\\s*;\\s*q=0(\\.0*)?\\s*(,|$)`).test(header)
  );
}
