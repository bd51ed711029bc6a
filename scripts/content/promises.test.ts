import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const LIST = readFileSync('docs/promises.md', 'utf8');

function wordsOf(text: string): string {
  return text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*/g, '')
    .replace(/\s+/g, ' ')
    .toLowerCase();
}

test('every file that the list of promises names exists', () => {
  const named = [...LIST.matchAll(/`([^`\s]+\/[^`\s]*|[^`\s]+\.(?:md|tsx?|yaml))`/g)].map(
    ([, path = '']) => path,
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});

test('the content has the words that the list of promises quotes', () => {
  const files = globSync('content/en/**/*.{md,yaml}').map((file) => readFileSync(file, 'utf8'));
  const content = wordsOf(files.join(' '));
  const quotes = [...wordsOf(LIST).matchAll(/“([^”]+)”/g)].map(([, quote = '']) => quote);
  expect(quotes.length).toBeGreaterThan(80);
  expect(quotes.filter((quote) => !content.includes(quote))).toEqual([]);
});
