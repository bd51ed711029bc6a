/** The drawn first page of a document. Its folded corner is at the top, where lines end. */
export function Sheet({ src }: { src: string }) {
  return (
    <svg className="sheet" viewBox="0 0 120 156" aria-hidden="true">
      <use href={src} />
    </svg>
  );
}
