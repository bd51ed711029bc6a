/** A sheet with a folded corner. On Arabic pages, app/styles/mirrored.css mirrors the sheet. */
export function Sheet({ src }: { src: string }) {
  return (
    <svg className="sheet" viewBox="0 0 120 156" aria-hidden="true">
      <use href={src} />
    </svg>
  );
}
