/**
 * Local fonts that have the same width. `names` are their full or PostScript names. The browser
 * uses the first installed font until the site's own font has loaded. Linux fonts come first,
 * because on Linux a missing font delays the first paint.
 */
type LocalFace = { names: readonly string[]; sizeAdjust: number };

/**
 * Local fonts by the family that they replace, in the order of the font stacks in
 * app/styles/tokens.css. `sizeAdjust` (%) makes the site's texts as wide as in the site's font.
 * scripts/measure-local-face.ts measured these values with DejaVu Sans, the Liberation fonts, and
 * the @fontsource packages of Noto and Roboto. Times New Roman and Arial are as wide as the
 * Liberation fonts. Geeza Pro (Apple) and Segoe UI (Windows) have no entry, because their files
 * are not published.
 */
export const localFaces: Record<string, LocalFace[]> = {
  'Display en': [
    { names: ['Liberation Serif Bold', 'Times New Roman Bold'], sizeAdjust: 104.3 },
    { names: ['Noto Serif Bold'], sizeAdjust: 87.9 },
  ],
  // Roboto (Android) is 0.2 % wider than Liberation Sans and Arial.
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
