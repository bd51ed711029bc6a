/** A drawn page with a folded corner: the upper right one, on Arabic pages the upper left. */
export function Sheet({ src }: { src: string }) {
  return (
    <svg className="sheet" viewBox="0 0 120 156" aria-hidden="true">
      <use href={src} />
    </svg>
  );
}
