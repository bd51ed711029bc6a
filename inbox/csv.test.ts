import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { csv } from './csv.ts';

const COLUMNS = [
  { key: 'a', header: 'name' },
  { key: 'b', header: 'text' },
];

test('Excel knows the encoding, and every line ends as it expects', () => {
  const text = csv(COLUMNS, [new Map([['a', 'سارة']])]);
  expect(text).toBe('\ufeffname,text\r\nسارة,\r\n');
});

test.each([
  '=HYPERLINK("http://evil.test","click")',
  '+966 11 000',
  '-2+3',
  '@SUM(A1)',
  '\tcmd',
  '＝1+1',
])('the cell %s is no formula', (text) => {
  const [, [cell] = []] = parse(csv([{ key: 'a', header: 'a' }], [new Map([['a', text]])]), {
    bom: true,
  });
  expect(cell).toBe(`'${text}`);
});

test('Arabic, quotes and lines come back as they were', () => {
  const rows = [
    ['مُحَمَّد، «العتيبي»', 'السطر الأول\nالسطر الثاني; ١٢٣'],
    ['He said "no", twice', '👩‍💻 … a\r\nb'],
  ];
  const text = csv(
    COLUMNS,
    rows.map(
      ([a = '', b = '']) =>
        new Map([
          ['a', a],
          ['b', b],
        ]),
    ),
  );
  expect(parse(text, { bom: true, from_line: 2 })).toEqual([
    rows[0],
    ['He said "no", twice', '👩‍💻 … a\nb'],
  ]);
});

test('nothing in a file would be obeyed by the terminal that shows it', () => {
  expect(csv(COLUMNS, [new Map([['a', 'a\u001b[2Jb\u009bc\0']])])).toContain('\r\na[2Jbc,\r\n');
});
