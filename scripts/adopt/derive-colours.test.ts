import { converter, differenceCiede2000, interpolate } from 'culori';
import { expect, test } from 'vitest';
import colours from '#content/colours.json' with { type: 'json' };
import { sawari } from '#tests/support/sawari.ts';
import { contrastsOf, failing, nearestPassing } from './contrasts.ts';
import { deriveColours, nearestReadable } from './derive-colours.ts';

test('every pair of the site’s colours can be read', () => {
  expect(failing(contrastsOf(colours))).toEqual([]);
});

test('in the dark, each background is at least 7 steps lighter than the one below it', () => {
  const { darkGround, darkPaper, darkNight } = colours;
  const lightnesses = [darkGround, darkPaper, darkNight].map(
    (hex) => converter('lab65')(hex)?.l ?? 0,
  );
  for (const [index, lightness] of lightnesses.entries())
    if (index > 0) expect(lightness - (lightnesses[index - 1] ?? 0)).toBeGreaterThanOrEqual(7);
});

test('the backgrounds of the dark theme stay as light as they are around another night', () => {
  const derived = deriveColours(colours, { night: '#2D543E' });
  for (const name of ['darkGround', 'darkPaper', 'darkNight'] as const) {
    const [before, after] = [colours[name], derived[name]].map((hex) =>
      converter('oklch')(hex ?? ''),
    );
    expect(after?.l).toBeCloseTo(before?.l ?? 0, 2);
    expect(after?.h).not.toBeCloseTo(before?.h ?? 0, 0);
  }
});

test('the teal band differs from every other wide band in the dark', () => {
  // The same share as in app/styles/layout.css.
  const band = interpolate([colours.darkGround ?? '', colours.evidence ?? ''])(0.8);
  for (const other of [colours.darkGround, colours.darkPaper, colours.darkNight])
    expect(differenceCiede2000()(band, other ?? '')).toBeGreaterThanOrEqual(8);
});

test('the colours of another firm can be read in both themes and in mails', () => {
  const derived = deriveColours(colours, sawari.colours ?? {});
  expect(failing(contrastsOf(derived))).toEqual([]);
  expect(derived).toMatchObject(sawari.colours ?? {});
});

test('around another night, the backgrounds of the dark theme still differ visibly', () => {
  const derived = deriveColours(colours, { night: '#2D543E' });
  const planes = contrastsOf(derived).filter(
    ({ on, colour }) => on === 'darkNight' && /^dark(Ground|Paper)$/.test(colour),
  );
  expect(planes).toHaveLength(2);
  for (const { ratio } of planes) expect(ratio).toBeGreaterThanOrEqual(1.25);
});

test('colours that follow none of the chosen ones stay', () => {
  const { error, link, ...others } = deriveColours(colours, { link: '#4A3AA8' });
  expect([error, link]).toEqual([colours.error, '#4A3AA8']);
  expect(others.night).toBe(colours.night);
});

test('the same colours give the same result', () => {
  const { night, gold } = colours;
  expect(deriveColours(colours, { night, gold })).toEqual(colours);
});

test('the nearest colour that passes has the same hue and just enough contrast', () => {
  const nearest = nearestPassing('#D9A66B', '#FFFDF8', 4.5);
  const [contrast] = contrastsOf({ ...colours, link: nearest }).filter(
    ({ colour, on }) => colour === 'link' && on === 'surface',
  );
  expect(contrast?.ratio).toBeGreaterThanOrEqual(4.5);
  expect(contrast?.ratio).toBeLessThan(4.8);
});

test('several colours become those that can be read, and only as many as necessary', () => {
  const chosen = { night: '#7FA88F', gold: '#E0B84C', link: '#9AAE2B', focus: '#1F5E8A' };
  const nearest = nearestReadable(colours, chosen) ?? {};
  expect(Object.keys(nearest)).toEqual(['night', 'link']);
  expect(failing(contrastsOf(deriveColours(colours, { ...chosen, ...nearest })))).toEqual([]);
});

test('an error text on a lighter night becomes lighter by itself', () => {
  const derived = deriveColours(colours, { night: '#335944', gold: '#EBC27A' });
  expect(failing(contrastsOf(derived))).toEqual([]);
  expect(derived.nightError).not.toBe(colours.nightError);
});
