import type { Moment } from '#app/i18n/moment.ts';
import type { Language, LanguageCode } from '#content/languages.ts';
import { nextChange } from './changes.server.ts';

type Made<Value> = { value: Value; since: Moment; until: Moment };

/**
 * Something that takes time to make of all records of a language: made when it is first asked for,
 * and anew when the site shows something else. What is given besides the language is what to make
 * it with, and does not tell two apart.
 */
export function forNow<Value, Rest extends unknown[]>(
  make: (language: Language, ...rest: Rest) => Value,
): (language: Language, ...rest: Rest) => Value {
  const made = new Map<LanguageCode, Made<Value>>();
  return (language, ...rest) => {
    const now = Date.now();
    const current = made.get(language.code);
    // A clock that was put back shows what was shown then.
    if (current && current.since <= now && now < current.until) return current.value;
    const fresh = {
      value: make(language, ...rest),
      since: now,
      until: nextChange(now) ?? Number.POSITIVE_INFINITY,
    };
    made.set(language.code, fresh);
    return fresh.value;
  };
}
