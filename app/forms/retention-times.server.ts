import { formatUnit } from '#app/i18n/format.ts';
import type { Language } from '#content/languages.ts';
import { RETENTION } from './retention.ts';

type Kept = keyof typeof RETENTION;

export function retentionTimes(language: Language): Record<Kept, string> {
  const times = Object.entries(RETENTION).map(([name, time]) => {
    const [unit = '', value = 0] = Object.entries(time)[0] ?? [];
    return [name, formatUnit(value, unit.replace(/s$/, ''), language)] as const;
  });
  return Object.fromEntries(times) as Record<Kept, string>;
}

/** Maps placeholders of the legal texts, such as `keptContact`, to retention periods. */
export function retentionPlaceholders(times: Record<Kept, string>): Record<string, string> {
  const placeholder = (name: string) => `kept${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return Object.fromEntries(Object.entries(times).map(([name, time]) => [placeholder(name), time]));
}
