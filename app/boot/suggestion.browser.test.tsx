import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  LANGUAGE_CHOICE_KEY,
  LANGUAGE_KEY,
  SUGGESTION_FADE,
  SUGGESTION_SHOW_DELAY,
} from '#app/constants.ts';
import { LanguageSuggestion } from '#app/shell/language-suggestion.tsx';
import { languages } from '#content/languages.ts';
import { emulateColorScheme } from '#tests/support/color-scheme.ts';
import { violationsIn } from '#tests/support/component-axe.ts';
import { renderInShell } from '#tests/support/render-in-shell.tsx';
import { ShownLocation } from '#tests/support/shown-location.tsx';
import { stopClock } from '#tests/support/stopped-clock.ts';
import { words } from '#tests/support/words.ts';
import { storeLanguageOnClick } from './language.ts';
import { suggestArabic } from './suggestion.ts';

const english = { ...languages[0], ...words.en };
const COUNTRIES = 'SA EG AE JO LB SY IQ KW QA BH OM YE MA TN DZ LY SD PS'.split(' ');
const inArabic = words.ar.ui.suggestion;
const inEnglish = words.en.ui.suggestion;

const popup = page.getByRole('dialog', { name: inArabic.heading });
const closeButton = popup.getByRole('button', { name: inArabic.close, exact: true });
const accept = popup.getByRole('link', { name: inArabic.accept });
const decline = popup.getByRole('button', { name: inEnglish.decline });
const location = page.getByLabelText('location');

const dialogOf = () => popup.element() as HTMLDialogElement;
const isOpen = () => document.querySelector('dialog')?.open;

suggestArabic();
storeLanguageOnClick();

beforeEach(async () => {
  localStorage.clear();
  stopClock();
  const content = (
    <>
      <a href="/about-us">Before</a>
      <LanguageSuggestion />
      <a href="/about-us">After</a>
      <ShownLocation />
    </>
  );
  await renderInShell(content, english, '/contact');
});

function load(...locales: string[]): void {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(locales);
  dispatchEvent(new Event('load'));
}

async function openPopup(): Promise<void> {
  load('ar-SA', 'en');
  vi.advanceTimersByTime(SUGGESTION_SHOW_DELAY);
  await expect.poll(() => getComputedStyle(dialogOf()).opacity).toBe('1');
}

function expectNoPopup(): void {
  vi.advanceTimersByTime(100 * SUGGESTION_SHOW_DELAY);
  expect(isOpen()).toBe(false);
}

test('the popup appears 100 ms after the page has loaded, not before', () => {
  load('ar-SA');
  vi.advanceTimersByTime(SUGGESTION_SHOW_DELAY - 1);
  expect(isOpen()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isOpen()).toBe(true);
  expect(SUGGESTION_SHOW_DELAY).toBe(100);
});

test('the popup appears for bare Arabic and eighteen countries, even as the last locale', () => {
  expect(COUNTRIES).toHaveLength(18);
  for (const locale of ['ar', 'ar-SA-u-nu-latn', ...COUNTRIES.map((country) => `ar-${country}`)]) {
    load('en-GB', 'fr', locale);
    vi.advanceTimersByTime(SUGGESTION_SHOW_DELAY);
    expect(isOpen(), locale).toBe(true);
    dialogOf().close();
  }
});

test.each(
  [['en-GB', 'en'], ['arc'], ['ar-XX'], ['arz-EG'], ['fa-IR', 'ur-PK'], []].map((locales) => ({
    locales,
  })),
)('the popup does not appear for $locales', ({ locales }) => {
  load(...locales);
  expectNoPopup();
});

test.each([
  [LANGUAGE_KEY, 'en'],
  [LANGUAGE_CHOICE_KEY, '1'],
])('the popup does not appear when "%s" is stored', (key, value) => {
  localStorage.setItem(key, value);
  load('ar-SA');
  expectNoPopup();
});

test('the popup asks in Arabic first, over a dimmed page', async () => {
  await openPopup();
  const text = dialogOf().innerText;
  const words = [
    inArabic.heading,
    inArabic.text,
    inEnglish.text,
    inArabic.accept,
    inEnglish.decline,
  ];
  const places = words.map((part) => text.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(getComputedStyle(popup.getByRole('heading').element()).direction).toBe('rtl');
  expect(getComputedStyle(dialogOf(), '::backdrop').backgroundColor).toMatch(
    /^rgba\(.*, 0\.\d+\)$/,
  );
});

test('the focus stays inside the popup', async () => {
  await openPopup();
  expect(document.activeElement?.closest('dialog')).toBe(dialogOf());
  for (const key of [
    '{Tab}',
    '{Tab}',
    '{Tab}',
    '{Tab}',
    '{Shift>}{Tab}{/Shift}',
    '{Shift>}{Tab}{/Shift}',
  ]) {
    await userEvent.keyboard(key);
    const { activeElement } = document;
    expect(activeElement === document.body || dialogOf().contains(activeElement)).toBe(true);
  }
});

test.each([
  ['Switch to Arabic', accept, 'ar', '/ar/contact'],
  ['Stay in English', decline, 'en', '/contact'],
])(
  '%s stores the language and the choice, and closes the popup',
  async (_, control, language, target) => {
    await openPopup();
    await control.click();
    await expect.poll(isOpen).toBe(false);
    await expect.element(location).toHaveTextContent(target);
    expect({ ...localStorage }).toEqual({ [LANGUAGE_KEY]: language, [LANGUAGE_CHOICE_KEY]: '1' });
  },
);

test.each([
  ['the close button', () => closeButton.click()],
  [
    'a click on the backdrop',
    () => userEvent.click(document.documentElement, { position: { x: 20, y: 20 }, force: true }),
  ],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('%s closes the popup and stores nothing', async (_, close) => {
  await openPopup();
  await close();
  await expect.poll(isOpen).toBe(false);
  await expect.element(location).toHaveTextContent('/contact');
  expect({ ...localStorage }).toEqual({});
});

test('a click on the words of the popup leaves it open', async () => {
  await openPopup();
  await popup.getByText(inEnglish.text).click();
  expect(isOpen()).toBe(true);
});

test('the popup fades for 300 ms when it closes', async () => {
  await openPopup();
  const dialog = dialogOf();
  const fades = () => dialog.getAnimations({ subtree: true });
  await expect.poll(fades).toEqual([]);
  (closeButton.element() as HTMLElement).click();
  expect(dialog.open).toBe(false);
  expect(getComputedStyle(dialog).display).toBe('block');
  expect(new Set(fades().map(({ effect }) => effect?.getTiming().duration))).toEqual(
    new Set([300]),
  );
  expect(SUGGESTION_FADE).toBe(300);
});

test.each(['light', 'dark'] as const)('the popup is accessible (%s)', async (scheme) => {
  await emulateColorScheme(scheme);
  await openPopup();
  vi.useRealTimers();
  expect(await violationsIn(dialogOf())).toEqual([]);
});
