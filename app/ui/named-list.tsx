export function NamedList({ items }: { items: { name: string; text: string }[] }) {
  return (
    <dl className="named-list">
      {items.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
