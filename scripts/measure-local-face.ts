import { readFileSync } from 'node:fs';
import { openRuler } from './font-ruler.ts';
import { faces, fileOf } from './fonts.ts';

const LENGTHS = { Display: [20, 80], Text: [80, 400] } as const;

/**
 * Matches two consecutive words. Texts without a match, such as URLs and names, are not measured.
 */
const WORDS = { en: /[a-z] [a-z]/i, ar: /\p{Script=Arabic} \p{Script=Arabic}/u };

function sizeAdjustOf(family: string, file: string): number {
  const face = faces.find((face) => face.family === family);
  if (!face)
    throw new Error(
      `No face is named ${family}; there are ${faces.map(({ family }) => family).join(', ')}.`,
    );
  const { language } = face.file;
  const [shortest, longest] = family.startsWith('Display') ? LENGTHS.Display : LENGTHS.Text;
  const isMeant = (text: string) =>
    text.length >= shortest && text.length <= longest && WORDS[language].test(text);
  const texts = textsIn(
    JSON.parse(readFileSync(`generated/content/${language}.json`, 'utf8')),
  ).filter(isMeant);
  const total = (measured: string) => {
    const { widthOf } = openRuler(measured);
    return texts.reduce((sum, text) => sum + widthOf(text), 0);
  };
  return ((face.sizeAdjust ?? 100) * total(fileOf(face.file))) / total(file);
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

if (import.meta.main) {
  const [family = '', file = ''] = process.argv.slice(2);
  console.log(`${sizeAdjustOf(family, file).toFixed(1)} %`);
}
