import { expect, test } from 'vitest';
import { fill, inTextOrder } from '#app/i18n/format.ts';
import { editions } from '#tests/support/words.ts';
import { example, type Project } from './project.ts';
import { outcomeOf, resultOf } from './result-of.ts';

for (const edition of editions) {
  const { code } = edition;
  const words = edition.pages.blog.calculator;
  const figureOf = (project: Partial<Project>) =>
    resultOf({ ...example, ...project }, words, edition).figure;
  const percent = (number: string) => inTextOrder(`${number}%`, edition);
  /** The stars of a return on the licence, which costs 1. */
  const starsOf = (percent: number) =>
    figureOf({ licence: 1, benefit: 1 + percent / 100 }).rows[0]?.count;

  test(`one star is the same return in all results (${code})`, () => {
    expect([300, 733, 1000].map(starsOf)).toEqual([60, 147, 200]);
  });

  test(`above 1,000 %, a result has no exact figure and no stars (${code})`, () => {
    const { rows, caption } = figureOf({ licence: 1, benefit: 1e3, comparison: 2e3 });
    const [slide, full] = rows;
    expect([slide?.count, full?.count]).toEqual([0, 0]);
    expect(slide?.value).toBe(fill(words.above, { percent: percent('1,000') }));
    expect(full?.value).toBe(fill(words.below, { percent: percent('−1,000') }));
    const end = fill(words.end, { most: percent('1,000') });
    expect(caption).toContain(end);
    const exact = figureOf({ licence: 1, benefit: 11 });
    expect(exact.rows[0]?.value).toBe(percent('1,000'));
    expect(exact.caption).not.toContain(end);
  });

  test(`only a sent form has a result of its own figures (${code})`, () => {
    expect(outcomeOf(new URLSearchParams(), words, edition).isOwn).toBe(false);
    const sent = new URLSearchParams(
      Object.entries(example).map(([name, value]) => [name, String(value)]),
    );
    expect(outcomeOf(sent, words, edition).isOwn).toBe(true);
    sent.set('years', '');
    expect(outcomeOf(sent, words, edition).isOwn).toBeUndefined();
  });
}
