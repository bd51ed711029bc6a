import { say } from '#app/i18n/fallback.ts';

/** Sentences as a list. */
export function PlainList({ items }: { items: string[] }) {
  return (
    <ul className="prose">
      {items.map((item) => (
        <li key={item} {...say(item)} />
      ))}
    </ul>
  );
}
