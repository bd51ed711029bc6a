import type { readTeam } from '#app/content/people.server.ts';
import { Markdown } from '#app/ui/markdown.tsx';
import { ReferenceStar } from '#app/ui/reference-star.tsx';

type Person = NonNullable<ReturnType<typeof readTeam>>['people'][number];

export function PeopleList({ people }: { people: Person[] }) {
  return (
    <ul className="people">
      {people.map(({ id, name, role, picture, star, text, languages, profiles }) => (
        <li key={id} id={id} tabIndex={-1}>
          {picture && <img {...picture} className="face" alt="" loading="lazy" decoding="async" />}
          {star && <ReferenceStar {...star} />}
          <div>
            <h3>{name}</h3>
            <p>{role}</p>
          </div>
          {text && <Markdown text={text} />}
          {languages && <p className="note">{languages}</p>}
          {profiles.length > 0 && (
            <ul className="people-profiles">
              {profiles.map(({ network, url, label }) => (
                <li key={url}>
                  <a href={url} aria-label={label}>
                    <bdi>{network}</bdi>
                  </a>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
