import { expect, test } from 'vitest';
import { renderInShell } from '#tests/support/render-in-shell.tsx';
import { editions } from '#tests/support/words.ts';
import { AssessmentStar } from './star.tsx';

const TOPICS = ['a', 'b', 'c', 'd'].map((id) => ({ id, heading: id, scores: [0, 3, 1] }));

for (const edition of editions)
  test(`each point of the star has the number of its question, clockwise from the top (${edition.code})`, async () => {
    const { container } = await renderInShell(
      <AssessmentStar topics={TOPICS} weak={[0, 3, 6]} label="star" />,
      edition,
    );
    const numbers = [...container.querySelectorAll('g > text')];
    expect(numbers.map(({ textContent }) => textContent)).toEqual(
      Array.from({ length: 12 }, (_, index) => String(index + 1)),
    );
    const weak = [...container.querySelectorAll('.assessment-weak > text')];
    expect(weak.map(({ textContent }) => textContent)).toEqual(['1', '4', '7']);
    const middle = container.querySelector('svg')?.getBoundingClientRect();
    const first = numbers[0]?.getBoundingClientRect();
    if (!middle || !first) throw new Error('The star has no first point');
    expect(first.left).toBeGreaterThan(middle.left + middle.width / 2);
    expect(first.bottom).toBeLessThan(middle.top + middle.height / 2);
  });
