import type { Moment } from '#app/i18n/moment.ts';
import { nextChange } from '#app/kinds/next-change.server.ts';
import type { Language, LanguageCode } from '#content/languages.ts';

type Cached<Value> = { value: Value; since: Moment; until: Moment };

/** Caches one value per language until the published content changes. The cache ignores `rest`. */
export function memoize<Value, Rest extends unknown[]>(
  make: (language: Language, ...rest: Rest) => Value,
): (language: Language, ...rest: Rest) => Value {
  const cache = new Map<LanguageCode, Cached<Value>>();
  return (language, ...rest) => {
    const now = Date.now();
    const cached = cache.get(language.code);
    // If the clock was set back, `since` is later than `now`, so compute the value again.
    if (cached && cached.since <= now && now < cached.until) return cached.value;
    const value = make(language, ...rest);
    const until = nextChange(now) ?? Number.POSITIVE_INFINITY;
    cache.set(language.code, { value, since: now, until });
    return value;
  };
}
