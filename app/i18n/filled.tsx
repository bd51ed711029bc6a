import { say } from './fallback.ts';

/** As `say`, for a text with {placeholders}: a value that stands in for a translation is marked as such where it stands. */
export function sayFilled(text: string, values: Record<string, string>) {
  const { children, ...language } = say(text);
  const parts = children.split(/\{(\w+)\}/);
  return { ...language, children: parts.map((part, index) => (index % 2 === 0 ? part : <span key={part} {...say(values[part] ?? `{${part}}`)} />)) };
}
