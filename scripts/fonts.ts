import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

type Face = { file: string; family: string; package: string; weight: string; characters: string; language: string; sizeAdjust?: string };

const LATIN = `${characters(0x20, 0x7e)}\u00a0«»“”‘’–—…·©×éè`;
const ARABIC = `${characters(0x621, 0x63a)}${characters(0x641, 0x652)}\u0670\u0671،؛؟٪\u200c\u200d\u200e\u200f`;

/** The files that the typefaces come from, by what they are for. */
export const typefaces = {
  display: '@expo-google-fonts/markazi-text/600SemiBold/MarkaziText_600SemiBold.ttf',
  latin: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  arabic: '@expo-google-fonts/readex-pro/400Regular/ReadexPro_400Regular.ttf',
  arabicStrong: '@expo-google-fonts/readex-pro/600SemiBold/ReadexPro_600SemiBold.ttf',
} as const;

// Markazi Text is drawn small on the body: enlarged, its letters match those of the text faces beside it.
const DISPLAY = {
  family: 'Display',
  package: typefaces.display,
  weight: '600',
  sizeAdjust: '132%',
};

/** Each language has its own files, with all the letters it needs, so that no page loads the other's. */
const faces: Face[] = [
  { ...DISPLAY, file: 'display-en', language: 'en', characters: LATIN },
  { ...DISPLAY, file: 'display-ar', language: 'ar', characters: ARABIC + LATIN },
  {
    file: 'text-en',
    family: 'Text',
    language: 'en',
    package: typefaces.latin,
    weight: '400 650',
    characters: LATIN,
  },
  {
    file: 'text-ar',
    family: 'Text',
    language: 'ar',
    package: typefaces.arabic,
    weight: '400',
    characters: ARABIC + LATIN,
  },
  {
    file: 'strong-ar',
    family: 'Text',
    language: 'ar',
    package: typefaces.arabicStrong,
    weight: '600',
    characters: ARABIC + LATIN,
  },
];

/**
 * Cuts the fonts down to the letters of each language and writes them with their @font-face rules.
 * @param folder where the files go, to be served from /fonts @param origin the host that serves them, or '' for the site itself
 * @returns the rules; families are named "Display en", "Text ar" and so on
 */
export async function makeFonts(folder: string, origin: string): Promise<{ css: string; preload: Record<string, string> }> {
  mkdirSync(folder, { recursive: true });
  const preload: Record<string, string> = {};
  const rules = await Promise.all(
    faces.map(async (face) => {
      const source = readFileSync(fileURLToPath(import.meta.resolve(face.package)));
      const variable = face.weight.includes(' ') ? { variationAxes: { wght: { min: 400, max: 650 } } } : {};
      const font = await subsetFont(source, face.characters, { targetFormat: 'woff2', ...variable });
      const name = `${face.file}.${createHash('sha256').update(font).digest('hex').slice(0, 8)}.woff2`;
      writeFileSync(`${folder}/${name}`, font);
      const url = `${origin}/fonts/${name}`;
      if (face.file === `display-${face.language}`) preload[face.language] = url;
      const sizeAdjust = face.sizeAdjust ? `size-adjust:${face.sizeAdjust};` : '';
      return `@font-face{font-family:"${face.family} ${face.language}";src:url(${url}) format("woff2");font-weight:${face.weight};font-display:swap;${sizeAdjust}}`;
    }),
  );
  return { css: rules.join(''), preload };
}

function characters(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}
