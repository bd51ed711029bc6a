import type { Language } from '#content/languages.ts';

// The browser sends the direction in which a visitor saw a text (the HTML attribute `dirname`).
// Mails show the text in the same direction.

/** Makes the browser send the direction of a field. React's types do not have this attribute. */
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
