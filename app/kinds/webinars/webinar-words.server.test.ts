import { afterEach, expect, test, vi } from 'vitest';
import { readAllRecords, readPage } from '#app/content/read.server.ts';
import { languages } from '#content/languages.ts';
import { endsAt } from './ends-at.ts';
import { missingFiles } from './missing-files.ts';
import type { Webinar } from './schema.ts';
import { webinarWords } from './webinar-words.server.ts';

const MATERIALS = {
  slides: { url: '/templates/ar/plan.md', title: 'العرض', language: 'ar' },
  recording: { url: 'https://video.example/1', title: 'The talk', language: 'en' },
} as const;

afterEach(() => void vi.useRealTimers());

function wordsOf(
  language: (typeof languages)[number],
  facts: Partial<Webinar>,
  { isOver = false } = {},
) {
  const [first] = readAllRecords(language, 'webinars');
  if (!first) throw new Error('There is no webinar');
  const webinar = { ...first, cancelled: false, ...facts };
  vi.useFakeTimers({ toFake: ['Date'], now: isOver ? endsAt(webinar) : webinar.starts - 1 });
  return webinarWords(webinar, language);
}

test.each(languages)(
  'the page of a coming webinar shows the form, and no files ($code)',
  (language) => {
    const words = wordsOf(language, MATERIALS);
    expect([words.takesPlace, words.after]).toEqual([true, undefined]);
  },
);

test.each(languages)('the page of a cancelled webinar has its reason ($code)', (language) => {
  const { labels } = readPage(language, 'webinars');
  const { takesPlace, after } = wordsOf(language, {
    cancelled: true,
    cancelledReason: 'The reason.',
  });
  expect(takesPlace).toBe(false);
  expect(after?.heading).toBe(labels.cancelledHeading);
  expect(after?.texts).toEqual(['The reason.', labels.cancelledText, labels.nextDates]);
  expect(
    wordsOf(language, { cancelled: true, ...MATERIALS }, { isOver: true }).after,
  ).toMatchObject({
    heading: labels.cancelledHeading,
    texts: [labels.cancelledText, labels.nextDates],
    materials: [],
  });
});

test.each(languages)(
  'the page of a past webinar has its slides and recording ($code)',
  (language) => {
    const { labels } = readPage(language, 'webinars');
    const { after } = wordsOf(language, MATERIALS, { isOver: true });
    expect(after?.texts).not.toContain(labels.nextText);
    expect(after?.materials.map(({ label, url, title }) => [label, url, title])).toEqual([
      [labels.slides, '/templates/ar/plan.md', 'العرض'],
      [labels.recording, 'https://video.example/1', 'The talk'],
    ]);
    expect(after?.materials.map(({ language: { code } }) => code)).toEqual(['ar', 'en']);
    expect(wordsOf(language, {}, { isOver: true }).after).toEqual({
      heading: labels.next,
      texts: [labels.nextText],
      materials: [],
    });
  },
);

test('slides that name a file the site does not have stop the build', () => {
  const check = (missingIn: string[]) =>
    missingFiles(MATERIALS, { languagesWithoutTemplate: () => missingIn });
  expect(check(['en'])).toEqual([]);
  expect(check(['ar'])).toEqual([
    {
      keys: ['slides', 'url'],
      expected: 'a file in content/ar/templates/',
      received: '/templates/ar/plan.md',
    },
  ]);
});
