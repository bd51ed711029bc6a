/**
 * Lines that end as stars, from the generator in art/. On narrow screens the style sheet shows the
 * strip in place of the wide part, and on Arabic pages it mirrors both.
 *
 * @param src the address of the field's file
 */
export function LineField({ src }: { src: string }) {
  return (
    <svg className="line-field" aria-hidden="true" width="1440">
      <use href={`${src}#wide`} />
      <use href={`${src}#strip`} />
    </svg>
  );
}
