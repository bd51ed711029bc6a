/**
 * Fonts that visitors have. Each stands in for a face of ours until that has arrived, or for good
 * where it never does. Browsers look for a font by its full name and its PostScript name. First
 * comes what Linux has: there each name that is not found is a question to another process, for
 * which the first paint waits; of two fonts of the same widths either will do.
 */
type LocalFace = { names: readonly string[]; sizeAdjust: number };

/**
 * By the family of ours that they stand in for, in the order of the stacks in
 * app/styles/tokens.css. The size (%) is that at which the site's texts are as wide as in our face:
 * `node scripts/measure-local-face.ts` found it in Liberation Serif and Sans (drawn to the widths
 * of Times New Roman and Arial), DejaVu Sans, and in what npm's @fontsource has of Noto Serif, Noto
 * Naskh Arabic and Roboto. Geeza Pro (Apple) and Segoe UI (Windows) are published nowhere: they
 * stand in as they are.
 */
export const localFaces: Record<string, LocalFace[]> = {
  'Display en': [
    { names: ['Liberation Serif Bold', 'Times New Roman Bold'], sizeAdjust: 104.3 },
    { names: ['Noto Serif Bold'], sizeAdjust: 87.9 },
  ],
  // Roboto, which Android has instead, is wider by a fifth of a percent.
  'Text en': [{ names: ['Liberation Sans', 'Arial', 'Roboto'], sizeAdjust: 101.8 }],
  'Display ar': [
    { names: ['DejaVu Sans Bold'], sizeAdjust: 84.9 },
    { names: ['Noto Naskh Arabic Bold'], sizeAdjust: 113.6 },
  ],
  'Text ar': [
    { names: ['DejaVu Sans'], sizeAdjust: 103.3 },
    { names: ['Noto Naskh Arabic', 'NotoNaskhArabic-Regular'], sizeAdjust: 120.2 },
  ],
};
