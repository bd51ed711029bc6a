import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { read } from '#tests/support/read-field.ts';
import {
  cleanText,
  consent,
  email,
  errorsOf,
  type FormSchema,
  line,
  longText,
  oneOf,
  optionalLine,
  optionalLink,
  optionalLongText,
  phone,
} from './rules.ts';

const BIDI_CONTROLS = [
  '\u202A',
  '\u202B',
  '\u202C',
  '\u202D',
  '\u202E',
  '\u2066',
  '\u2067',
  '\u2068',
  '\u2069',
];
const BIDI_MARKS = ['\u200E', '\u200F', '\u061C'];
const INVISIBLE = [
  ' ',
  '\t',
  '\u00A0',
  '\u00AD',
  '\u200B',
  '\u200C',
  '\u200D',
  '\u2060',
  '\u2800',
  '\u3000',
  '\u3164',
  '\uFEFF',
  '\uFFA0',
  '\uFE0F',
];
const CONTROLS = [
  ...Array.from({ length: 32 }, (_, code) => code),
  0x7f,
  ...Array.from({ length: 32 }, (_, code) => 0x80 + code),
].map((code) => String.fromCharCode(code));
const LINE_BREAKS = ['\n', '\r', '\r\n', '\u2028', '\u2029'];
const KEPT = [
  'محمّدٌ',
  'عبد الله بن محمد آل سعود',
  '٠١٢٣٤٥٦٧٨٩',
  'می\u200Cخواهم',
  '👩‍👩‍👧',
  '❤️',
  'O\'Neil "x"',
  "'; drop table x; --",
  '.',
  'From me',
  '=1+1',
  '=?utf-8?Q?x?=',
  '<b>',
];

const letters = fc.string({
  unit: fc.constantFrom(...'aZ9 نورة', 'é', '😀', '\u064B'),
  minLength: 1,
  maxLength: 20,
});
const visible = letters.map((text) => `x${text}x`);
const around = (dangerous: string[]) => fc.tuple(visible, fc.constantFrom(...dangerous), visible);

test.each([...KEPT, ...KEPT.map((text) => `a ${text} b`)])(
  'keeps %j, in one line and in a long text',
  (text) => {
    expect(read(line(1, 100), text)).toBe(text);
    expect(read(longText(1, 100), text)).toBe(text);
  },
);

test('an empty text, blanks and invisible characters count as missing', () => {
  for (const value of [undefined, '', ' \t ', '\n', '\u2028', ...BIDI_CONTROLS, ...BIDI_MARKS]) {
    for (const rule of [line(1, 9), longText(1, 9), email, phone])
      expect(read(rule, value)).toBe('!missing');
    for (const rule of [optionalLine(9), optionalLongText(9), optionalLink])
      expect(read(rule, value)).toBe('');
  }
  fc.assert(
    fc.property(
      fc.string({
        unit: fc.constantFrom(...INVISIBLE, ...BIDI_CONTROLS, ...BIDI_MARKS),
        maxLength: 20,
      }),
      (value) => {
        for (const rule of [line(1, 99), longText(1, 99), email, phone])
          expect(read(rule, value)).toBe('!missing');
        for (const rule of [optionalLine(99), optionalLongText(99), optionalLink])
          expect(read(rule, value)).toBe('');
      },
    ),
  );
});

test('controls, line breaks and lone surrogates are forbidden in one line', () => {
  const forbidden = [...CONTROLS, ...LINE_BREAKS, '\uD800', '\uDC00'];
  for (const character of forbidden) expect(read(line(1, 99), `a${character}b`)).toBe('!forbidden');
  for (const character of LINE_BREAKS)
    expect(read(line(1, 99), `a${character}`)).toBe('!forbidden');
  fc.assert(
    fc.property(around(forbidden), (pieces) => {
      expect(read(line(1, 99), pieces.join(''))).toBe('!forbidden');
      expect(read(optionalLine(99), pieces.join(''))).toBe('!forbidden');
      expect(read(email, pieces.join(''))).toBe('!email');
      expect(read(phone, pieces.join(''))).toBe('!phone');
    }),
  );
});

test('a long text may contain line breaks and tabs, but no other control characters', () => {
  expect(read(longText(1, 99), 'a\r\nb\rc\n\n\td\u2028e\r\n')).toBe('a\nb\nc\n\n\td\u2028e');
  for (const character of [
    ...CONTROLS.filter((control) => !'\t\n\r'.includes(control)),
    '\uD800',
    '\uDC00',
  ]) {
    expect(read(longText(1, 99), `a${character}b`)).toBe('!forbidden');
    expect(read(optionalLongText(99), `a${character}b`)).toBe('!forbidden');
  }
});

test('reordering characters are removed; direction marks stay only in a long text', () => {
  fc.assert(
    fc.property(around(BIDI_CONTROLS), ([before, control, after]) => {
      expect(read(line(1, 99), before + control + after)).toBe((before + after).normalize('NFC'));
      expect(read(longText(1, 99), before + control + after)).toBe(
        (before + after).normalize('NFC'),
      );
    }),
  );
  for (const mark of BIDI_MARKS) {
    expect(read(line(1, 99), `${mark}نورة${mark} C++${mark}`)).toBe('نورة C++');
    expect(read(longText(1, 99), `نورة C++${mark} هنا`)).toBe(`نورة C++${mark} هنا`);
  }
});

test('cleaning twice changes nothing, and gives composed text without blanks at its ends', () => {
  const text = fc.string({
    unit: fc.oneof(
      fc.constantFrom(...INVISIBLE, ...BIDI_CONTROLS, ...LINE_BREAKS, 'e', '\u0301', 'ن'),
      fc.string({ unit: 'binary' }),
    ),
  });
  fc.assert(
    fc.property(text, (value) => {
      const cleaned = cleanText(value);
      expect(cleanText(cleaned)).toBe(cleaned);
      expect(cleaned).toBe(cleaned.normalize('NFC').trim());
      expect(cleaned).not.toContain('\r');
    }),
  );
});

test('lengths count the code points of the normalized text', () => {
  expect(read(line(2, 4), ' ن\u200B ')).toBe('!tooShort:2');
  expect(read(line(2, 4), '😀😀😀😀')).toBe('😀😀😀😀');
  expect(read(line(2, 4), '  abcd  ')).toBe('abcd');
  expect(read(line(2, 4), 'e\u0301'.repeat(4))).toBe('é'.repeat(4));
  expect(read(line(2, 4), 'abcde')).toBe('!tooLong:4');
  expect(read(longText(10, 5000), 'x'.repeat(9))).toBe('!tooShort:10');
  expect(read(longText(10, 5000), 'x'.repeat(5001))).toBe('!tooLong:5000');
  expect(read(longText(10, 5000), '\r\n'.repeat(30).concat('x'.repeat(5000)))).toBe(
    'x'.repeat(5000),
  );
  expect(read(optionalLine(3), 'abcd')).toBe('!tooLong:3');
  expect(read(optionalLongText(3), 'abcd')).toBe('!tooLong:3');
});

test('a choice is one of its values, and a consent is ticked', () => {
  const sizes = oneOf(['small', 'large']);
  expect(read(sizes, 'large')).toBe('large');
  for (const value of [undefined, '', 'other', 'constructor'])
    expect(read(sizes, value)).toBe('!choice');
  expect(read(consent, 'on')).toBe('on');
  for (const value of [undefined, '', 'off']) expect(read(consent, value)).toBe('!consent');
});

test('each wrong field has one error, in the form’s order, and unknown fields are dropped', () => {
  const schema = v.object({
    name: line(2, 9),
    email,
    size: oneOf(['small']),
    note: optionalLongText(5),
  }) satisfies FormSchema;
  const wrong = errorsOf(schema, { note: 'too long', size: 'big', name: 'a\n' });
  expect('errors' in wrong && Object.entries(wrong.errors)).toEqual([
    ['name', 'forbidden'],
    ['email', 'missing'],
    ['size', 'choice'],
    ['note', 'tooLong:5'],
  ]);
  const right = errorsOf(schema, {
    name: ' Noura ',
    email: 'noura@example.com',
    size: 'small',
    other: 'x',
  });
  expect(right).toEqual({
    output: { name: 'Noura', email: 'noura@example.com', size: 'small', note: '' },
  });
});

test('many spaces within a text do not slow the rules down', () => {
  // A regular expression that backtracks would take minutes to trim this text.
  const text = `a${' '.repeat(1_000_000)}b`;
  expect(cleanText(text)).toBe(text);
  expect(read(phone, text)).toBe('!phone');
});
