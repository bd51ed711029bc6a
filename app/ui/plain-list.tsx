export function PlainList({ items }: { items: string[] }) {
  return (
    <ul className="prose">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
