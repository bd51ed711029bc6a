import { expect, test } from 'vitest';
import { readRecords } from '#app/content/read.server.ts';
import { languages } from '#content/languages.ts';
import { figureOf, postWords } from './post-words.server.ts';

test.each(languages)('each row of a figure has a label ($code)', (language) => {
  for (const post of readRecords(language, 'blog')) {
    const labels = post.figureWords?.labels ?? [];
    expect(labels.length, post.slug).toBe(post.figure?.rows.length ?? 0);
    expect(figureOf(post, language)?.rows.map(({ label }) => label) ?? []).toEqual(labels);
  }
});

test.each(languages)(
  'each post leads to the next one, the last to the first ($code)',
  (language) => {
    const posts = readRecords(language, 'blog');
    const next = posts.map((post) => postWords(post, language).next?.to);
    expect(next).toEqual(
      [...posts.slice(1), ...posts.slice(0, 1)].map(({ slug }) => `/blog/${slug}`),
    );
  },
);
