import { expect, test } from 'vitest';
import { logoSvg } from '#art/logo.ts';
import { pageLogo } from '#art/page-logo.ts';
import { parseLogo } from './logo.ts';

const logo = (inner: string) =>
  parseLogo(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${inner}</svg>`,
    'logo.svg',
  );

test('shapes keep their geometry, inherit from groups, and are filled unless they say otherwise', () => {
  const shapes = '<title>Sawari</title><g transform="scale(2)"><path d="M1 1h2v2z"/></g>';
  expect(logo(shapes)).toEqual({
    viewBox: '0 0 24 24',
    shapes: [
      [
        'path',
        expect.objectContaining({ d: 'M1 1h2v2z', fill: 'currentColor', transform: 'scale(2)' }),
      ],
    ],
  });
});

test('a file of the logo has one colour', () => {
  const svg = logoSvg(logo('<circle cx="12" cy="12" r="9"/>'), '#D9A66B');
  expect(svg).toContain('fill="#D9A66B"');
  expect(svg).not.toContain('currentColor');
});

test('a page gets the attributes with the names that React knows', () => {
  const { shapes } = pageLogo(logo('<path d="M1 1z" fill-rule="evenodd"/>'));
  expect(shapes[0]?.[1]).toMatchObject({ fillRule: 'evenodd', fill: 'var(--mark,var(--gold))' });
});

test.each([
  ['<script>alert(1)</script>', '<script>'],
  ['<image href="https://example.com/a.png"/>', '<image>'],
  ['<use href="#a"/>', '<use>'],
  ['<style>path{}</style>', '<style>'],
  ['<path d="M1 1z" onclick="alert(1)"/>', 'onclick'],
  ['<path d="M1 1z" style="fill:red"/>', 'style'],
  ['<path d="M1 1z" fill="url(#a)"/>', 'url(#a)'],
  ['<path d="M1 1z" fill="#ff0000"/>', 'currentColor'],
  ['<a href="javascript:alert(1)"><path d="M1 1z"/></a>', '<a>'],
  ['', 'at least one shape'],
])('%s is refused', (inner, named) => {
  expect(() => logo(inner)).toThrow(named);
});

test('a document type is refused', () => {
  expect(() => parseLogo('<!DOCTYPE svg [<!ENTITY a "b">]><svg/>', 'logo.svg')).toThrow('type');
});
