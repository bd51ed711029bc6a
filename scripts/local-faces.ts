/**
 * Fonts that visitors may have installed. One replaces ours until ours has loaded. Browsers find
 * it by its full name or its PostScript name. Fonts of Linux come first, because a missing name
 * there delays the first paint. An entry lists fonts with the same widths, of which any will do.
 */
type LocalFace = { names: readonly string[]; sizeAdjust: number };

/**
 * Local fonts by the family that they replace, in the order of the font stacks in
 * app/styles/tokens.css. `sizeAdjust` (%) makes the site's texts as wide as in our font.
 * scripts/measure-local-face.ts measured it in Liberation Serif and Sans (as wide as Times New
 * Roman and Arial), DejaVu Sans, and the @fontsource packages of Noto Serif, Noto Naskh Arabic and
 * Roboto. Geeza Pro (Apple) and Segoe UI (Windows) are not published, so they are not corrected.
 */
export const localFaces: Record<string, LocalFace[]> = {
  'Display en': [
    { names: ['Liberation Serif Bold', 'Times New Roman Bold'], sizeAdjust: 104.3 },
    { names: ['Noto Serif Bold'], sizeAdjust: 87.9 },
  ],
  // Roboto, on Android, is wider by a fifth of a percent.
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
