/** The firm's mark: one star, in the colour of the text around it. */
export function Mark({ d }: { d: string }) {
  return (
    <svg className="mark" viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}
