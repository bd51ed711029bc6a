/** A fallback is an English text without a translation. These characters isolate its direction. */
const START = '\u2066';
const END = '\u2069';

export function isolateFallback(text: string): string {
  return `${START}${text}${END}`;
}

export function isFallback(text: string): boolean {
  return text.startsWith(START) && text.endsWith(END);
}

export function withoutIsolate(text: string): string {
  return isFallback(text) ? text.slice(START.length, -END.length) : text;
}

export function hasFallback(data: unknown): boolean {
  if (typeof data === 'string') return data.includes(START);
  if (typeof data !== 'object' || data === null) return false;
  return ('fallback' in data && data.fallback === true) || Object.values(data).some(hasFallback);
}
