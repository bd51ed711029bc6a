import { BorderStyle, type IStylesOptions, LineRuleType } from 'docx';
import colours from '#content/colours.json' with { type: 'json' };
import type { OfficeDocument } from './office-document.ts';

export const INSTRUCTION = 'Instruction';

/** Sizes are in half points. Lines of 240 have the height of the face. */
const TYPE = {
  ltr: { font: 'Calibri', size: 22, line: 288 },
  rtl: { font: 'Arial', size: 24, line: 384 },
} as const;

export function colourOf(name: keyof typeof colours): string {
  return colours[name].slice(1);
}

export function stylesOf({ dir, languageTag }: OfficeDocument): IStylesOptions {
  const { font, size, line } = TYPE[dir];
  const ink = colourOf('ink');
  const heading = { font, bold: true, color: ink };
  const spacing = { line, lineRule: LineRuleType.AUTO };
  const language = dir === 'rtl' ? { bidirectional: languageTag } : { value: languageTag };
  return {
    default: {
      document: {
        run: { font, size, color: ink, language },
        paragraph: { spacing: { ...spacing, after: 120 } },
      },
      title: {
        run: { ...heading, size: 2 * size },
        paragraph: {
          spacing: { after: 200 },
          border: {
            bottom: { style: BorderStyle.SINGLE, size: 12, space: 6, color: colourOf('gold') },
          },
        },
      },
      heading2: {
        run: { ...heading, size: size + 6 },
        paragraph: { keepNext: true, spacing: { before: 320, after: 60 } },
      },
      heading3: {
        run: { ...heading, size: size + 2 },
        paragraph: { keepNext: true, spacing: { before: 240, after: 60 } },
      },
    },
    paragraphStyles: [
      {
        id: INSTRUCTION,
        name: INSTRUCTION,
        basedOn: 'Normal',
        quickFormat: true,
        run: { color: colourOf('muted') },
        paragraph: { keepNext: true },
      },
    ],
  };
}
