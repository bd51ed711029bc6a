import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { faceLanguage } from '#app/i18n/face-language.ts';
import { type LanguageCode, languages } from '#content/languages.ts';
import { hashedName } from '../app/hashed-name.server.ts';
import { charactersOf } from './font-characters.ts';
import { openRuler } from './font-ruler.ts';
import { localFaces } from './local-faces.ts';

type FontFile = {
  name: string;
  language: ReturnType<typeof faceLanguage>;
  isSuggestion?: true;
  source: string;
  weights?: { min: number; max: number };
  isPreloaded?: true;
};
type Face = {
  family: string;
  file: FontFile;
  weight: string;
  sizeAdjust?: number;
  range?: string;
};

/**
 * Arabic headings are bold and strong Arabic text is medium. With semibold for both, figures and
 * labels looked heavier than the headings above them.
 */
export const typefaces = {
  display: '@expo-google-fonts/markazi-text/600SemiBold/MarkaziText_600SemiBold.ttf',
  displayArabic: '@expo-google-fonts/markazi-text/700Bold/MarkaziText_700Bold.ttf',
  latin: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  arabic: '@expo-google-fonts/readex-pro/400Regular/ReadexPro_400Regular.ttf',
  arabicStrong: '@expo-google-fonts/readex-pro/500Medium/ReadexPro_500Medium.ttf',
} as const;

/** OpenType features that browsers apply by default, and `tnum` for digits of equal width. */
const FEATURES =
  'ccmp locl rlig rclt init medi fina isol calt liga clig kern curs mark mkmk tnum'.split(' ');

// The size in percent at which Markazi Text looks as large as the text fonts.
const DISPLAY_SIZE = 132;
/**
 * Latin letters are made smaller, because those of Readex Pro look larger than its Arabic letters.
 */
const latinLetters = { sizeAdjust: 94, range: 'U+41-5A,U+61-7A' };
/**
 * Arabic headings take strong digits from the text font. Beside Arabic words, the digits of Markazi
 * Text look like another typeface.
 */
const figures = { sizeAdjust: 96, range: 'U+25,U+30-39' };
/**
 * Figures that stand alone are smaller, and regular in weight. Otherwise, they would look larger
 * and heavier than the headings.
 */
const loneFigures = { ...figures, sizeAdjust: 88 };

/** Arabic has its own files, because a page needs only one script. */
const displayEn: FontFile = {
  name: 'display-en',
  language: 'en',
  source: typefaces.display,
  isPreloaded: true,
};
const displayAr: FontFile = {
  name: 'display-ar',
  language: 'ar',
  source: typefaces.displayArabic,
  isPreloaded: true,
};
const textEn: FontFile = {
  name: 'text-en',
  language: 'en',
  source: typefaces.latin,
  weights: { min: 400, max: 600 },
};
const textAr: FontFile = { name: 'text-ar', language: 'ar', source: typefaces.arabic };
const strongAr: FontFile = { name: 'strong-ar', language: 'ar', source: typefaces.arabicStrong };

/** English pages have no Arabic font, but the language suggestion has Arabic words. */
const suggestionDisplay: FontFile = {
  name: 'suggestion-display',
  language: 'ar',
  source: typefaces.display,
  isSuggestion: true,
};
const suggestionText: FontFile = {
  name: 'suggestion-text',
  language: 'ar',
  source: typefaces.arabic,
  isSuggestion: true,
};

export const faces: Face[] = [
  { family: 'Display en', file: displayEn, weight: '600', sizeAdjust: DISPLAY_SIZE },
  { family: 'Text en', file: textEn, weight: '400 600' },
  { family: 'Display ar', file: displayAr, weight: '600', sizeAdjust: DISPLAY_SIZE },
  // If two faces of a family contain a character, browsers use the later face.
  { family: 'Display ar', file: strongAr, weight: '600', ...figures },
  { family: 'Figures ar', file: textAr, weight: '600', ...loneFigures },
  { family: 'Text ar', file: textAr, weight: '400' },
  { family: 'Text ar', file: textAr, weight: '400', ...latinLetters },
  { family: 'Text ar', file: strongAr, weight: '600' },
  { family: 'Text ar', file: strongAr, weight: '600', ...latinLetters },
  { family: 'Suggestion', file: suggestionDisplay, weight: '600', sizeAdjust: DISPLAY_SIZE },
  { family: 'Suggestion', file: suggestionText, weight: '400' },
];

type Fonts = { css: string; preload: Record<string, string>; sheets: Record<string, string> };

/**
 * Writes font files with only the characters of each language.
 * @param folder the folder that the site serves from /fonts
 * @returns all `@font-face` rules, and for each language the URLs of its preloaded font and its
 * style sheet
 */
export async function makeFonts(
  folder: string,
  content: Record<LanguageCode, object>,
): Promise<Fonts> {
  mkdirSync(folder, { recursive: true });
  const characters = new Map<string, string>();
  for (const { code } of languages) {
    const face = faceLanguage(code);
    characters.set(face, (characters.get(face) ?? '') + charactersOf(code, content[code]));
  }
  // The menu of languages of an Arabic page has Latin names, such as Français.
  const latin = languages.filter(({ code }) => faceLanguage(code) === 'en');
  characters.set('ar', [characters.get('ar'), ...latin.map(({ name }) => name)].join(''));
  const charactersFor = ({ language, isSuggestion }: FontFile) =>
    isSuggestion
      ? JSON.stringify(Object(content[language]).ui?.suggestion ?? {})
      : (characters.get(language) ?? '');
  const urls = new Map<FontFile, string>();
  const preload: Record<string, string> = {};
  for (const file of new Set(faces.map(({ file }) => file))) {
    const font = await subsetFont(readFileSync(fileOf(file)), charactersFor(file), {
      targetFormat: 'woff2',
      keepFeatures: FEATURES,
      ...(file.weights ? { variationAxes: { wght: file.weights } } : {}),
    });
    const name = hashedName(file.name, font, 'woff2');
    writeFileSync(`${folder}/${name}`, font);
    const url = `/fonts/${name}`;
    urls.set(file, url);
    for (const { code } of languages)
      if (file.isPreloaded && file.language === faceLanguage(code)) preload[code] = url;
  }
  const rules = [
    ...faces.map((face) => faceRule(face, urls.get(face.file) ?? '')),
    ...localRules(),
  ];
  const sheets = Object.fromEntries(
    languages.map(({ code }) => {
      const css = rules
        .filter((rule) => /font-family:\w+ (\w+)/.exec(rule)?.[1] === faceLanguage(code))
        .join('');
      const name = hashedName(`faces-${code}`, css, 'css');
      writeFileSync(`${folder}/${name}`, css);
      return [code, `/fonts/${name}`];
    }),
  );
  return { css: rules.join(''), preload, sheets };
}

export function fileOf({ source }: Pick<FontFile, 'source'>): string {
  return fileURLToPath(import.meta.resolve(source));
}

function faceRule({ family, weight, sizeAdjust, range }: Face, url: string): string {
  const size = sizeAdjust ? `;size-adjust:${sizeAdjust}%` : '';
  const letters = range ? `;unicode-range:${range}` : '';
  return `@font-face{font-family:${family};src:url(${url}) format("woff2");font-weight:${weight};font-display:swap${size}${letters}}`;
}

/** Returns `@font-face` rules that give local fonts the width and baseline of the site's fonts. */
function localRules(): string[] {
  return Object.entries(localFaces).flatMap(([family, locals]) => {
    const face = faces.find((face) => face.family === family);
    if (!face) throw new Error(`No face is named ${family}.`);
    const { ascent, descent } = openRuler(fileOf(face.file));
    return locals.map(({ names, sizeAdjust }, index) => {
      const source = names.map((name) => `local("${name}")`).join();
      const percent = (length: number) =>
        `${((length * (face.sizeAdjust ?? 100) * 100) / sizeAdjust).toFixed(1)}%`;
      const weight = face.weight === '600' ? 'font-weight:600;' : '';
      return `@font-face{font-family:${localFamily(family, index)};src:${source};${weight}size-adjust:${sizeAdjust}%;ascent-override:${percent(ascent)};descent-override:${percent(descent)}}`;
    });
  });
}

function localFamily(family: string, index: number): string {
  return `${family} ${String.fromCharCode(97 + index)}`;
}
