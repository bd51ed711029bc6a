import stylelint from 'stylelint';
import { expect, test } from 'vitest';
import config from '../.stylelintrc.json' with { type: 'json' };

async function warningsOf(declaration: string) {
  const { results } = await stylelint.lint({ code: `.a {\n  ${declaration};\n}`, config });
  return results.flatMap(({ warnings }) => warnings);
}

test.each([
  'margin-left: 1rem',
  'padding-right:0',
  'left: 0',
  'text-align: right',
  'border-top-left-radius: 2px',
  'float: left',
  'padding: 1px 2px 1px 3px',
])('the property %s is found', async (property) => {
  expect(await warningsOf(property)).toMatchObject([{ line: 2 }]);
});

test.each([
  'margin-inline-start: 1rem',
  'inset-inline-end: 0',
  'text-align: start',
  '/* left: 0 */',
  'border-block-end: 0',
  '--left-over: 1',
])('the property %s passes', async (property) => {
  expect(await warningsOf(property)).toEqual([]);
});
