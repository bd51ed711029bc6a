/** A text, or a protected element. An element with an end is a link around other elements. */
export type Inline = string | Element;
type Element = { id: string; start: string; end?: string; inside: Inline[] };

/** Parts that a translator must keep: code, emails, URLs, placeholders and the ends of links. */
const PROTECTED =
  /```[\s\S]*?```|`[^`\n]*`|<[^<>\s]+>|\{[a-zA-Z]+\}|\[(?<label>[^[\]]*)\]\((?<target>[^()\s]*)\)/g;

/**
 * Replaces the protected parts of a text with elements that translation tools show as one sign.
 * @param source the elements of the original, whose ids the same parts of a translation get
 */
export function protect(text: string, source: readonly Inline[] = []): Inline[] {
  const free = elementsOf(source);
  let count = 0;
  const idOf = (start: string, end?: string) => {
    const at = free.findIndex((known) => known.start === start && known.end === end);
    if (at >= 0) return free.splice(at, 1)[0]?.id ?? '';
    count += 1;
    return source.length > 0 ? `added-${count}` : String(count);
  };
  const elementOf = ({ 0: whole, groups: { label, target } = {} }: RegExpExecArray): Element => {
    if (label === undefined) return { id: idOf(whole), start: whole, inside: [] };
    const [start, end] = ['[', `](${target})`];
    return { id: idOf(start, end), start, end, inside: partsOf(label) };
  };
  const partsOf = (part: string): Inline[] => {
    const parts: Inline[] = [];
    let done = 0;
    for (const match of part.matchAll(PROTECTED)) {
      if (match.index > done) parts.push(part.slice(done, match.index));
      parts.push(elementOf(match));
      done = match.index + match[0].length;
    }
    return done < part.length ? [...parts, part.slice(done)] : parts;
  };
  return partsOf(text);
}

function elementsOf(parts: readonly Inline[]): Element[] {
  return parts.flatMap((part) =>
    typeof part === 'string' ? [] : [part, ...elementsOf(part.inside)],
  );
}

/** The protected parts of a text, each once: placeholders, code, and the targets of links. */
export function protectedIn(text: string): string {
  const parts = elementsOf(protect(text)).map(({ start, end }) => end ?? start);
  return [...new Set(parts)].sort().join(' ');
}
