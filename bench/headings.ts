import { type Browser, chromium } from '@playwright/test';
import { languageOfPath } from '#app/i18n/language-of-path.ts';
import { type LanguageCode, languages } from '#content/languages.ts';
import { BROWSER_FLAGS, ensureBrowser } from '#scripts/browser.ts';
import { buildIfNeeded } from '#scripts/build.ts';
import { tellFailure } from '#scripts/tell-failure.ts';
import { builtPages } from '#tests/support/built-pages.ts';
import { startSite } from '#tests/support/run.ts';
import { writeReport } from './write-report.ts';

// Counts the headings with a bad line break on every page, at three widths.

const WIDTHS = [320, 390, 1280];
/** A last line of one word is bad if the word has at most this many letters. */
const SHORT = 6;

const SHORT_WORDS: Partial<Record<LanguageCode, string>> = {
  en: 'a an the of in on to at by for from with and or as is not your our its than that',
  ar: 'من في على إلى عن مع أن أنّ إن ما لا ثم قبل بعد حين كل أو بل لم لن قد هل أي بين عند دون بلا حتى غير',
};
const NUMBERS: Partial<Record<LanguageCode, string>> = {
  en: 'one two three four five six seven eight nine ten eleven twelve',
  ar: 'ثلاثة ثلاث أربعة أربع خمسة خمس ستة ست سبعة سبع ثمانية ثماني تسعة تسع عشرة عشر عشرون عشرين ثلاثين أربعين خمسين ستين تسعين أول إحدى أحد اثنتا اثنا',
};
const PAIRS: [string, string][] = [
  ['الذكاء', 'الاصطناعي'],
  ['artificial', 'intelligence'],
];

type Heading = { page: string; width: number; lines: string[] };
type Bad = Heading & { reason: string };

async function headingsOf(browser: Browser, origin: string, width: number): Promise<Heading[]> {
  const page = await browser.newPage({ viewport: { width, height: 800 } });
  const found: Heading[] = [];
  for (const { address } of builtPages()) {
    await page.goto(origin + address, { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready);
    const headings = await page.evaluate(linesOfHeadings);
    found.push(...headings.map((lines) => ({ page: address, width, lines })));
  }
  await page.close();
  return found;
}

function linesOfHeadings(): string[][] {
  const BROKEN = '|';
  const headings = [...document.querySelectorAll('h1, h2, h3')].filter((heading) =>
    heading.checkVisibility(),
  );
  return headings.flatMap((heading) => {
    const lines: { top: number; words: string[] }[] = [];
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[^\s]+/g)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const [first, ...others] = [...range.getClientRects()];
        if (!first) continue;
        const { top, height } = first;
        const isBroken =
          !word.includes('-') && others.some((other) => other.top - top > height / 2);
        const line = lines.at(-1);
        const shown = isBroken ? word + BROKEN : word;
        if (line && top - line.top < height / 2) line.words.push(shown);
        else lines.push({ top, words: [shown] });
      }
    return lines.length > 1 ? [lines.map(({ words }) => words.join(' '))] : [];
  });
}

function badBreaksOf(heading: Heading): Bad[] {
  const { code } = languageOfPath(heading.page);
  const [shortWords, numbers] = [SHORT_WORDS, NUMBERS].map((words) => words[code]?.split(' '));
  const bare = (word = '') => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  if (heading.lines.some((line) => line.includes('|')))
    return [{ ...heading, reason: 'inside a word' }];
  const reasons = heading.lines.slice(1).flatMap((next, index) => {
    const last = heading.lines[index]?.split(' ').at(-1) ?? '';
    const first = next.split(' ')[0];
    if (/[.,:;!?،؛؟»”]$/u.test(last)) return [];
    if (shortWords?.includes(bare(last))) return ['after a short word'];
    if (numbers?.includes(bare(last)) || (/^\d/.test(last) && !/^(19|20)\d\d$/.test(last)))
      return ['between a number and a noun'];
    if (PAIRS.some(([one, other]) => bare(last) === one && bare(first) === other))
      return ['inside a name'];
    return [];
  });
  const end = heading.lines.at(-1) ?? '';
  if (!end.includes(' ') && bare(end).length <= SHORT) reasons.push('a short last line');
  return reasons.slice(0, 1).map((reason) => ({ ...heading, reason }));
}

async function run(): Promise<void> {
  await buildIfNeeded();
  const site = await startSite({ settings: { LOG_LEVEL: 'error' } });
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_FLAGS });
  try {
    const perWidth: Heading[][] = [];
    for (const width of WIDTHS) perWidth.push(await headingsOf(browser, site.origin, width));
    const figures = languages.map(({ code }) => {
      const headings = perWidth.flat().filter(({ page }) => languageOfPath(page).code === code);
      // Counts equal headings only once, because cards repeat the headings of other pages.
      const different = [...new Map(headings.map((h) => [h.lines.join('/'), h])).values()];
      const bad = different.flatMap(badBreaksOf);
      for (const { page, width, lines, reason } of bad)
        console.log(`${page} at ${width}: ${lines.join(' / ')} (${reason})`);
      const share = `${((100 * bad.length) / different.length).toFixed(1)} %`;
      return { language: code, 'several lines': different.length, bad: bad.length, share };
    });
    console.table(figures);
    writeReport('headings', figures);
  } finally {
    await browser.close();
    await site.stop();
  }
}

await run().catch(tellFailure);
