import { expect } from 'vitest';
import { documentOf } from './document-of.ts';
import { encoded, newLetter, openBrowser } from './form-client.ts';

/**
 * Checks that the site still serves pages while it cannot store submissions. A form must get an
 * error with the typed values, as HTML and as JSON.
 */
export async function expectKept(origin: string): Promise<void> {
  const send = openBrowser();
  const letter = newLetter();
  const [html, json] = await Promise.all(
    ['text/html', 'application/json'].map((accept) =>
      send({ origin, accept, body: encoded(letter) }),
    ),
  );
  for (const answer of [html, json])
    expect(answer).toMatchObject({ status: 503, retryAfter: '60' });

  expect(JSON.parse(json?.body ?? '')).toMatchObject({
    values: letter,
    problem: { key: 'unavailable' },
  });
  const controls = [
    ...documentOf(html?.body ?? '').querySelectorAll<HTMLInputElement>(
      'main form input, main form textarea',
    ),
  ];
  expect(Object.fromEntries(controls.map(({ name, value }) => [name, value]))).toMatchObject(
    letter,
  );

  for (const page of ['/', '/contact', '/ar/careers', '/search?q=data'])
    expect((await fetch(origin + page)).status).toBe(200);
}
