import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parseMarkdown } from '#app/content/markdown.ts';
import { Markdown } from './markdown.tsx';

const shown = (text: string) => renderToStaticMarkup(<Markdown text={parseMarkdown(text)} />);

test('a table with more than three columns of words names each cell for narrow screens', () => {
  const html = shown('| Kind | Question | Case | Pass |\n|---|---|---|--:|\n| A | B | *C* | 90 |');
  expect(html).toContain('<th scope="col">Question</th>');
  expect(html).toContain('<td data-label="Case"><em>C</em></td>');
  expect(html).toContain('<td data-label="Pass" class="figures">90</td>');
});

test('a table of figures or with three columns stays a table', () => {
  const figures = shown('| Kind | Good | Fair | Bad |\n|---|--:|--:|--:|\n| A | 1 | 2 | 3 |');
  const narrow = shown('| Kind | Question | Case |\n|---|---|---|\n| A | B | C |');
  for (const html of [figures, narrow]) expect(html).not.toContain('data-label');
});
