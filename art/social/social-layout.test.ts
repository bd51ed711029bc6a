import { expect, test } from 'vitest';
import { type Direction, type SocialLayout, socialLayout } from './social-layout.ts';
import { socialSize } from './social-row.ts';

const MARGIN = 80;
const DIRECTIONS = ['ltr', 'rtl'] as const;

/** Every letter is two fifths of the font size wide. */
const measure = ({ text }: { text: string }, _: string, size: number): number =>
  text.length * size * 0.4;

function layoutOf(title: string, direction: Direction, section?: string): SocialLayout {
  const textOf = (text: string) => ({ text, direction });
  const words = {
    direction,
    site: textOf('Site'),
    title: textOf(title),
    ...(section ? { section: textOf(section) } : {}),
  };
  return socialLayout(words, measure);
}

const titleOf = ({ texts }: SocialLayout, section?: string) => texts.slice(section ? 2 : 1);

const titles = [
  'Blog',
  'Partners and friends',
  'Digital transformation, one service at a time',
  'An unusually long title that goes on about the many things a page of this site might one day be about',
];

test.each(
  titles.flatMap((title) =>
    DIRECTIONS.flatMap((direction) =>
      [undefined, 'Section'].map((section) => [title, direction, section] as const),
    ),
  ),
)(
  '"%s" (%s, under %s) is inside the margins, under the mark, in at most four lines',
  (title, direction, section) => {
    const layout = layoutOf(title, direction, section);
    const lines = titleOf(layout, section);
    expect(lines.map(({ text }) => text).join(' ')).toBe(title);
    expect(lines.length).toBeLessThanOrEqual(4);
    for (const line of lines) {
      expect(line.at.x).toBe(direction === 'ltr' ? MARGIN : socialSize.width - MARGIN);
      expect(measure(line, line.face, line.size)).toBeLessThanOrEqual(
        socialSize.width - 2 * MARGIN,
      );
      expect(line.at.y).toBeLessThanOrEqual(socialSize.height - MARGIN);
    }
    const [, first] = layout.texts;
    expect((first?.at.y ?? 0) - (first?.size ?? 0) * 0.62).toBeGreaterThan(
      layout.mark.at.y + layout.mark.size,
    );
  },
);

test('a short title is set larger than a long one', () => {
  const [short, long] = [layoutOf('Blog', 'ltr'), layoutOf(titles[3] ?? '', 'ltr')].map(
    (layout) => titleOf(layout)[0]?.size ?? 0,
  );
  expect(short).toBeGreaterThan((long ?? 0) * 1.5);
});

test('Arabic lines are further apart', () => {
  const leading = DIRECTIONS.map((direction) => {
    const [one, other] = titleOf(layoutOf('Partners and friends of ours', direction));
    return ((other?.at.y ?? 0) - (one?.at.y ?? 0)) / (one?.size ?? 1);
  });
  expect(leading[0]).toBeCloseTo(0.84, 2);
  // The letters of Markazi Text are small, so 0.98 looks like a line height of 1.29 in other fonts.
  expect(leading[1]).toBeCloseTo(0.98, 2);
});

test('mark and name are at the start side of the reading direction', () => {
  expect(layoutOf('Blog', 'ltr').mark.at.x).toBe(MARGIN);
  const { mark, texts } = layoutOf('Blog', 'rtl');
  expect(mark.at.x + mark.size).toBe(socialSize.width - MARGIN);
  expect(texts[0]?.at.x).toBeLessThan(mark.at.x);
});

test('the lines are faint behind the title', () => {
  const ends = ['Blog', 'Webinars and more', 'Documentation is long'].map(
    (title) => layoutOf(title, 'ltr').fade[1]?.at ?? 0,
  );
  expect(ends).toEqual(ends.toSorted((one, other) => one - other));
  for (const title of titles) {
    const layout = layoutOf(title, 'ltr');
    expect(layout.fade.map(({ opacity }) => opacity)).toEqual([0.13, 0.24, 1]);
    expect(layout.fade[1]?.at).toBeLessThan(0.8);
  }
});
