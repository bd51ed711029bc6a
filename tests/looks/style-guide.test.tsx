import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readGuide } from '#app/style-guide/read-guide.server.ts';
import { isSectionName, type SectionName, sections } from '#app/style-guide/sections.ts';
import { showStates } from '#app/style-guide/show-states.ts';
import { Toasts } from '#app/ui/toasts.tsx';
import { emulateColorScheme } from '#tests/support/color-scheme.ts';
import { renderInShell } from '#tests/support/render-in-shell.tsx';
import { stopClock } from '#tests/support/stopped-clock.ts';
import { editions } from '#tests/support/words.ts';
import { AS_BEFORE } from './settings.ts';
import '#app/style-guide/style-guide.css';
import './stable.css';

type Edition = (typeof editions)[number];
type Look = { code: string; width: number; theme: 'light' | 'dark' };

const PATIENT = { timeout: 30_000 };

/**
 * Each width, theme and direction occurs at least once. Not every combination is necessary, because
 * all languages have the same style sheets.
 */
const LOOKS: Look[] = [
  { code: 'en', width: 1280, theme: 'light' },
  { code: 'ar', width: 1280, theme: 'dark' },
  { code: 'ar', width: 390, theme: 'light' },
];

for (const name of Object.keys(sections).filter(isSectionName))
  for (const look of LOOKS)
    test(`${name} ${AS_BEFORE} (${Object.values(look).join(', ')})`, async () => {
      await show(name, look);
      await expect(page.elementLocator(document.body)).toMatchScreenshot(
        pictureOf(name, look),
        PATIENT,
      );
    });

test.each([
  ['buttons', '.button'],
  ['fields', '.field > label'],
  ['facts', '.facts dt'],
  ['figures', '.unit-chart'],
  ['header', '.brand'],
] as const)('in the section %s, %s that is 4 px away is a difference', async (name, selector) => {
  const [look] = LOOKS as [Look];
  await show(name, look);
  const shift = document.createElement('style');
  shift.textContent = `${selector} { translate: 4px 0; }`;
  document.body.append(shift);
  const comparison = expect(page.elementLocator(document.body)).toMatchScreenshot(
    pictureOf(name, look),
    PATIENT,
  );
  await expect(comparison).rejects.toThrow('does not match');
  shift.remove();
});

async function show(name: SectionName, { code, width, theme }: Look): Promise<void> {
  const edition = editions.find((one) => one.code === code);
  if (!edition) throw new Error(`${code} is not a language of the site`);
  await emulateColorScheme(theme);
  await page.viewport(width, 800);
  showStates();
  const Section = sections[name];
  await renderInShell(
    <>
      <Section guide={readGuide(edition)} />
      <Toasts words={edition.ui.status} />
    </>,
    edition,
    '/style-guide',
  );
  await document.fonts.ready;
  await afterOpening[name]?.(edition);
  await page.viewport(width, document.body.scrollHeight);
}

const clicked = () => new MouseEvent('click', { bubbles: true });

const afterOpening: Partial<Record<SectionName, (edition: Edition) => Promise<void>>> = {
  buttons: () => expect.element(page.getByRole('tooltip')).toBeVisible(),
  notices: async (edition) => {
    const { names } = readGuide(edition);
    stopClock();
    // On phones, the first toast covers the buttons, so this presses them without a pointer.
    for (const name of [names.toast, names.mistake, names.announcement])
      page.getByRole('button', { name, exact: true }).element().dispatchEvent(clicked());
    await expect.poll(() => document.querySelectorAll('.toast')).toHaveLength(3);
  },
};

function pictureOf(name: SectionName, { code, width, theme }: Look): string {
  return `style-guide/${name}-${code}-${width}-${theme}`;
}
