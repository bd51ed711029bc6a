import type { ReactNode } from 'react';
import { say } from './fallback.ts';

/** As `say`, for a text with {placeholders}: a value that stands in for a translation is marked as such where it stands. */
export function sayFilled(text: string, values: Record<string, ReactNode>) {
  const { children, ...language } = say(text);
  const parts = children.split(/\{(\w+)\}/);
  return {
    ...language,
    children: parts.map((part, index) =>
      index % 2 === 0 ? part : sayValue(part, values[part] ?? `{${part}}`),
    ),
  };
}

/** A value that is no text says itself how it stands. */
function sayValue(name: string, value: ReactNode): ReactNode {
  return typeof value === 'string' ? <span key={name} {...say(value)} /> : value;
}
