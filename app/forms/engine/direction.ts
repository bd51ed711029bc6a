import type { Language } from '#content/languages.ts';

// Mails show a text in the direction in which the visitor saw it. The browser sends this direction
// (HTML attribute `dirname`).

/** React's types do not have the attribute `dirname`. */
export function sendsDirection(field: string): { dirname: string } {
  return { dirname: nameOf(field) };
}

/** @param sent all fields of a form as the browser sent them */
export function directionOf(
  field: string,
  sent: Readonly<Record<string, string>>,
): Language['dir'] | undefined {
  const direction = sent[nameOf(field)];
  return direction === 'ltr' || direction === 'rtl' ? direction : undefined;
}

function nameOf(field: string): string {
  return `${field}.dir`;
}
