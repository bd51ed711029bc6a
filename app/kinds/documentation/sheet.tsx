/** On Arabic pages, the folded corner is on the left. */
export function Sheet({ src }: { src: string }) {
  return (
    <svg className="sheet" viewBox="0 0 120 156" aria-hidden="true">
      <use href={src} />
    </svg>
  );
}
