import type { ReactNode } from 'react';

export function filled(text: string, values: Record<string, ReactNode>): ReactNode[] {
  return text.split(/\{(\w+)\}/).map((part, index) => {
    if (index % 2 === 0) return part;
    const value = values[part] ?? `{${part}}`;
    return typeof value === 'string' ? <span key={part}>{value}</span> : value;
  });
}
