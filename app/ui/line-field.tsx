/**
 * The style sheet shows `#strip` on narrow screens and `#wide` on wide screens.
 * @param src the path of the file with the lines
 */
export function LineField({ src }: { src: string }) {
  return (
    <svg className="line-field" aria-hidden="true" width="1440">
      <use href={`${src}#wide`} />
      <use href={`${src}#strip`} />
    </svg>
  );
}
