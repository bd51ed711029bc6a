export function Mark({ d }: { d: string }) {
  return (
    <svg className="mark" viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}
