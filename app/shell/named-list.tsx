import { say } from '#app/i18n/fallback.ts';

/** Things that each have a name and a sentence or two. */
export function NamedList({ items }: { items: { name: string; text: string }[] }) {
  return (
    <dl className="named-list">
      {items.map(({ name, text }) => (
        <div key={name}>
          <dt {...say(name)} />
          <dd {...say(text)} />
        </div>
      ))}
    </dl>
  );
}
