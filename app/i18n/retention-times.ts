import { RETENTION } from '#app/constants.ts';
import type { Language } from '#content/languages.ts';
import { formatUnit } from './format.ts';

type Kept = keyof typeof RETENTION;

/** How long each kind of data is kept, in words, as the placeholders {keptContact} and so on of the legal texts name it. */
export function retentionTimes(language: Language): Record<`kept${Capitalize<Kept>}`, string> {
  const names = Object.keys(RETENTION) as Kept[];
  return Object.fromEntries(names.map((name) => [`kept${name[0]?.toUpperCase()}${name.slice(1)}`, retentionTime(name, language)])) as ReturnType<
    typeof retentionTimes
  >;
}

/** How long one kind of data is kept, in words. */
export function retentionTime(name: Kept, language: Language): string {
  const [unit = '', value] = Object.entries(RETENTION[name])[0] ?? [];
  return formatUnit(value ?? 0, unit.replace(/s$/, ''), language);
}
