import type { ComponentProps } from 'react';
import { Face } from './face.tsx';
import { Markdown } from './markdown.tsx';
import type { MarkdownTree } from './markdown-tree.ts';

type Person = ComponentProps<typeof Face> & {
  id: string;
  name: string;
  role: string;
  text?: MarkdownTree | undefined;
  languages?: string | undefined;
  profiles: { network: string; url: string; label: string }[];
};

export function PeopleList({ people }: { people: Person[] }) {
  return (
    <ul className="people">
      {people.map(({ id, name, role, text, languages, profiles, ...face }) => (
        <li key={id} id={id} tabIndex={-1}>
          <Face {...face} />
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
