import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '#content/languages.ts';

test.each(languages)(
  'no script that browsers download contains a sentence of the site ($code)',
  ({ code }) => {
    const bundle = browserScripts()
      .map(({ text }) => withoutQuotes(text))
      .join();
    const sentences = sentencesIn(
      JSON.parse(readFileSync(`generated/content/${code}.json`, 'utf8')),
    );
    expect(sentences.length).toBeGreaterThan(300);
    const sentencesOf = (text: string) =>
      sentences.filter((sentence) => text.includes(withoutQuotes(sentence)));
    expect(sentencesOf(bundle)).toEqual([]);
    // Without these sentences in the server's file, the check above would prove nothing.
    expect(
      sentencesOf(withoutQuotes(readFileSync(`build/server/content/${code}.json`, 'utf8'))).length,
    ).toBeGreaterThan(300);
  },
);

test('no script that browsers download contains a trace of the server', () => {
  for (const { file, text } of browserScripts()) {
    // The quote is necessary, because `node:` alone could be a key of an object.
    expect(text, file).not.toMatch(/["'`](node:|better-sqlite3|pino|hono)/);
    expect(text, file).not.toContain('process.env.');
    expect(text, file).not.toMatch(/MEDIA_ORIGIN|LOG_LEVEL|SettingsError/);
  }
});

function browserScripts(): { file: string; text: string }[] {
  const folder = 'build/client/assets';
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
  expect(files.length).toBeGreaterThan(10);
  return files.map((file) => ({ file, text: readFileSync(`${folder}/${file}`, 'utf8') }));
}

function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string') return value.length >= 25 && value.includes(' ') ? [value] : [];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(sentencesIn)
    : [];
}

/** Removes quotes and backslashes, because bundlers quote and escape texts in other ways. */
function withoutQuotes(text: string): string {
  return text.replace(/["'`\\]/g, '');
}
