/**
 * Local fonts that stand in for one of the site's fonts until it has loaded. `names` are full or
 * PostScript names. Linux fonts come first, because on Linux a missing font delays the first paint.
 */
type LocalFace = { names: readonly string[]; sizeAdjust: number };

/**
 * Local fonts by the family that they replace. `sizeAdjust` (%) makes texts as wide as in the
 * site's font. scripts/measure-local-face.ts measured these values.
 */
export const localFaces: Record<string, LocalFace[]> = {
  'Display en': [
    { names: ['Liberation Serif Bold', 'Times New Roman Bold'], sizeAdjust: 104.3 },
    { names: ['Noto Serif Bold'], sizeAdjust: 87.9 },
  ],
  // Roboto (Android) is 0.2 % wider than Liberation Sans and Arial.
  'Text en': [{ names: ['Liberation Sans', 'Arial', 'Roboto'], sizeAdjust: 101.8 }],
  'Display ar': [
    { names: ['DejaVu Sans Bold'], sizeAdjust: 86.1 },
    { names: ['Noto Naskh Arabic Bold'], sizeAdjust: 115.2 },
  ],
  'Text ar': [
    { names: ['DejaVu Sans'], sizeAdjust: 103.3 },
    { names: ['Noto Naskh Arabic', 'NotoNaskhArabic-Regular'], sizeAdjust: 120.2 },
  ],
};
