import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { ContentText } from '#app/seo/content-html.server.tsx';
import { blocksOf } from '#app/seo/markdown/parts.ts';
import { writeMarkdown } from '#app/seo/markdown/write-markdown.ts';
import { setSiteSettings } from '#app/site-settings.ts';
import { renderMarkdown } from '#app/ui/markdown-elements.ts';
import { type LanguageCode, languageCodes, languages } from '#content/languages.ts';
import { documentOf } from '#tests/support/document-of.ts';
import { editions } from '#tests/support/words.ts';
import { parseMarkdown } from './markdown.ts';
import { type Media, showBlocks } from './show-blocks.server.tsx';

const site = { SITE_URL: 'https://site.example' };
const files = (name: string) => ({
  src: `/media/${name}-800.webp`,
  width: 800,
  height: 600,
  sources: [
    { type: 'image/avif', srcSet: `/media/${name}-480.avif 480w, /media/${name}-800.avif 800w` },
  ],
});
const made: Media = {
  pictures: { 'star.png': files('star'), 'method.png': files('method') },
  videos: {
    'method.mp4': {
      src: '/media/method.mp4',
      type: 'video/mp4',
      captions: Object.fromEntries(
        languageCodes.map((code) => [code, `/media/method.${code}.vtt`]),
      ) as Record<LanguageCode, string>,
    },
  },
};
const PICTURE = 'Words\n\n:::picture[A star]{file=star.png}\nA [caption](/services).\n\nBy us\n:::';
const VIDEO = ':::video[Our method]{file=method.mp4 poster=method.png}\nWe measure.\n:::';
const CHART =
  ':::chart\nOpen *cases*\n\n| When | Cases |\n|---|--:|\n| Before | 9 |\n| **After** | 5 |\n:::';
const CODE = '```sql\nSELECT 1 < 2;\n```';

afterEach(() => setSiteSettings(site));

function textOf(source: string, at = 0) {
  const text = parseMarkdown(source);
  const { blocks: words } = editions[at] as (typeof editions)[number];
  showBlocks({ records: [{ body: text }] }, { language: languages[at] as never, words }, made);
  return text;
}

function attributesOf(element: Element | null): Record<string, string> {
  return Object.fromEntries(
    [...(element?.attributes ?? [])].map(({ name, value }) => [name, value]),
  );
}

function pageOf(source: string, at = 0): Document {
  return documentOf(renderToStaticMarkup(renderMarkdown(textOf(source, at).nodes, {})));
}

test('a picture has its size, its files, an alternative text, a caption and a credit', () => {
  const page = pageOf(PICTURE);
  expect(attributesOf(page.querySelector('img'))).toEqual({
    src: '/media/star-800.webp',
    alt: 'A star',
    width: '800',
    height: '600',
    loading: 'lazy',
    decoding: 'async',
  });
  expect(page.querySelector('source')?.getAttribute('srcset')).toContain(
    '/media/star-480.avif 480w',
  );
  expect(page.querySelector('figcaption a')?.textContent).toBe('caption');
  expect(page.querySelector('figcaption small')?.textContent).toBe('By us');
});

test('a picture at the beginning of a text is not lazy', () => {
  expect(pageOf('::picture[A star]{file=star.png}').querySelector('[loading]')).toBeNull();
});

test('pictures and videos come from MEDIA_ORIGIN, captions from the site itself', () => {
  setSiteSettings({ ...site, MEDIA_ORIGIN: 'https://media.example' });
  const page = pageOf(`${PICTURE}\n\n${VIDEO}`);
  const urls = [...page.querySelectorAll('[src], [poster]')].flatMap((element) =>
    ['src', 'poster'].flatMap((name) => element.getAttribute(name) ?? []),
  );
  expect(urls).toEqual([
    'https://media.example/media/star-800.webp',
    'https://media.example/media/method-800.webp',
    'https://media.example/media/method.mp4',
    '/media/method.en.vtt',
    '/media/method.ar.vtt',
  ]);
  expect(page.querySelector('source')?.getAttribute('srcset')).toBe(
    'https://media.example/media/star-480.avif 480w, https://media.example/media/star-800.avif 800w',
  );
});

test('a video loads nothing by itself, and has captions in the language of the page', () => {
  const page = pageOf(VIDEO, 1);
  const video = page.querySelector('video');
  expect(video?.getAttribute('preload')).toBe('none');
  expect(video?.hasAttribute('controls')).toBe(true);
  expect(video?.hasAttribute('autoplay')).toBe(false);
  expect(page.querySelector('track[default]')?.getAttribute('srclang')).toBe('ar');
  expect(page.querySelector('details')?.textContent).toContain('We measure.');
});

test('a chart is a table for screen readers', () => {
  const page = pageOf(CHART);
  expect(page.querySelector('figcaption')?.textContent).toBe('Open cases');
  const rows = [...page.querySelectorAll('tr')].map((row) =>
    [...row.querySelectorAll('th, td')].map((cell) => cell.textContent),
  );
  expect(rows).toEqual([
    ['When', 'Cases'],
    ['Before', '9'],
    ['After', '5'],
  ]);
  expect(
    [...page.querySelectorAll('svg')].every(
      (svg) => svg.ariaHidden ?? svg.getAttribute('aria-hidden'),
    ),
  ).toBe(true);
});

for (const [at, { code, blocks }] of editions.entries()) {
  test(`code runs from left to right, and its button waits for scripts (${code})`, () => {
    const page = pageOf(CODE, at);
    expect(page.querySelector('pre')?.getAttribute('dir')).toBe('ltr');
    expect(page.querySelector('code')?.textContent).toBe('SELECT 1 < 2;');
    const button = page.querySelector('button');
    expect(button?.hasAttribute('data-scripted')).toBe(true);
    expect(button?.textContent).toBe(blocks.code.copy);
  });

  test(`an aside has a title in the language of the page (${code})`, () => {
    const [title] = pageOf(':::warning\nMind.\n:::', at).querySelectorAll('[role="note"] p');
    expect(title?.textContent).toBe(blocks.asides.warning);
  });
}

test('a text in a feed has absolute URLs and no player', () => {
  const text = textOf(`${PICTURE}\n\n${VIDEO}\n\n${CODE}\n\n${CHART}`);
  const [language] = languages;
  const page = documentOf(
    renderToStaticMarkup(<ContentText text={text} language={language} path="/blog/a" />),
  );
  expect(attributesOf(page.querySelector('img'))).toEqual({
    src: 'https://site.example/media/star-800.webp',
    alt: 'A star',
  });
  expect(page.querySelectorAll('video, svg, button')).toHaveLength(0);
  expect(page.querySelector('a[href$=".mp4"]')?.textContent).toBe('Our method');
  expect(page.querySelectorAll('table tr')).toHaveLength(3);
});

test('the Markdown for programs has the same parts', () => {
  const text = textOf(`${PICTURE}\n\n${VIDEO}\n\n${CODE}\n\n${CHART}\n\n:::tip\nTry.\n:::`);
  expect(writeMarkdown(blocksOf(text), (to) => new URL(to, site.SITE_URL).href)).toBe(
    `Words

![A star](https://site.example/media/star-800.webp)

A [caption](https://site.example/services).

By us

[Our method](https://site.example/media/method.mp4)

We measure.

\`\`\`sql
SELECT 1 < 2;
\`\`\`

Open _cases_

| When | Cases |
| - | - |
| Before | 9 |
| **After** | 5 |

> **${editions[0]?.blocks.asides.tip}**
>
> Try.
`,
  );
});
