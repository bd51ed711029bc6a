import { RETENTION } from '#app/constants.ts';
import type { Language } from '#content/languages.ts';
import { formatUnit } from './format.ts';

type Kept = keyof typeof RETENTION;

/** How long each kind of data is kept, in words. */
export function retentionTimes(language: Language): Record<Kept, string> {
  const times = Object.entries(RETENTION).map(([name, time]) => {
    const [unit = '', value = 0] = Object.entries(time)[0] ?? [];
    return [name, formatUnit(value, unit.replace(/s$/, ''), language)] as const;
  });
  return Object.fromEntries(times) as Record<Kept, string>;
}

/** The same, as the placeholders {keptContact} and so on of the legal texts name it. */
export function retentionPlaceholders(times: Record<Kept, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(times).map(([name, time]) => [
      `kept${name[0]?.toUpperCase()}${name.slice(1)}`,
      time,
    ]),
  );
}
