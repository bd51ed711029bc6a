/**
 * The lines beside a heading. The style sheet shows `#strip` on narrow screens and `#wide` on wide
 * screens, and mirrors the lines on Arabic pages.
 * @param src the path of the file, which art/field.ts draws
 */
export function LineField({ src }: { src: string }) {
  return (
    <svg className="line-field" aria-hidden="true" width="1440">
      <use href={`${src}#wide`} />
      <use href={`${src}#strip`} />
    </svg>
  );
}
