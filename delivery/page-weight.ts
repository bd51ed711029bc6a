import { type Language, languages, originalLanguage } from '#content/languages.ts';

/** Sizes in bytes after compression. `visit` also counts the files that the page loads. */
type PageWeight = { page: number; visit: number; requests: number; thirdParties: number };

type Scale = {
  lengthOf: (path: string) => number | undefined;
  compress: (html: Buffer) => Promise<Buffer>;
  /** The probable size of the compressed page. A right guess saves a second compression. */
  expected?: number | undefined;
};

/** Matches files that a page loads, except downloads and the fonts of the language suggestion. */
const LOADED_FILE = /\/(?:assets|art|fonts|start|styles)\/(?!suggestion)[\w.-]+\.\w+/g;
/** Matches the other hosts that a page loads files from. The head has a link for each host. */
const OTHER_HOST = /rel="(?:preconnect|dns-prefetch)" href="([^"]+)"/g;
const HIDDEN = /(?<=<dl class="readings") hidden=""/;

/**
 * Writes a page's size into the page. Repeats this until the size is right, because the written
 * figures change the size.
 */
export async function weighPage(
  html: string,
  { lengthOf, compress, expected }: Scale,
): Promise<{ html: string; compressed: Buffer }> {
  const lengths = [...new Set(html.match(LOADED_FILE))].flatMap((path) => lengthOf(path) ?? []);
  const others = lengths.reduce((sum, length) => sum + length, 0);
  const thirdParties = new Set(Array.from(html.matchAll(OTHER_HOST), ([, host]) => host)).size;
  const language = languageOf(html);

  const withWeight = (page: number) => {
    const weight = { page, visit: page + others, requests: lengths.length + 1, thirdParties };
    return withReadings(html, formatWeight(weight, language));
  };

  let shown = expected === undefined ? html : withWeight(expected);
  for (let attempt = 0; ; attempt++) {
    const compressed = await compress(Buffer.from(shown));
    const weighed = withWeight(compressed.length);
    if (weighed.trimEnd() === shown.trimEnd()) return { html: shown, compressed };
    // Without the padding, the size could alternate between two values forever.
    shown = weighed + padding(4 * attempt);
  }
}

/**
 * Mixes spaces and line breaks irregularly, because brotli would compress a regular pattern to
 * almost nothing.
 */
function padding(length: number): string {
  const isSpace = (place: number) => Math.imul(place, 0x9e3779b1) < 0;
  return Array.from({ length }, (_, place) => (isSpace(place) ? ' ' : '\n')).join('');
}

function formatWeight(
  { page, visit, requests, thirdParties }: PageWeight,
  { locale }: Language,
): Record<keyof PageWeight, string> {
  const format = (value: number, digits = 0) =>
    new Intl.NumberFormat(locale, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).format(value);
  return {
    page: format(page / 1000, 1),
    visit: format(visit / 1000),
    requests: format(requests),
    thirdParties: format(thirdParties),
  };
}

function withReadings(html: string, readings: Record<keyof PageWeight, string>): string {
  return Object.entries(readings).reduce(
    (text, [name, reading]) =>
      text.replace(new RegExp(`(?<=<dd data-reading="${name}">)[^<]*`), reading),
    html.replace(HIDDEN, ''),
  );
}

function languageOf(html: string): Language {
  const [, code] = /<html lang="(\w+)"/.exec(html) ?? [];
  return languages.find((language) => language.code === code) ?? originalLanguage;
}
