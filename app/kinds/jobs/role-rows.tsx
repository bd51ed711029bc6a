import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import type { roleRows } from './role-facts.server.ts';

export function RoleRows({ roles }: { roles: ReturnType<typeof roleRows> }) {
  return (
    <ul className="cards roles">
      {roles.map(({ to, name, place, closes, span }) => (
        <li key={to} className="card row role">
          <h3>
            <PageLink to={to}>{name}</PageLink>
          </h3>
          <p>{place}</p>
          <div className="role-closes">
            <p>
              <span>{closes.label}</span> <time dateTime={closes.day}>{closes.date}</time>
            </p>
            {closes.hijri && <p>{closes.hijri}</p>}
          </div>
          <Icon name="arrow" />
          <div className="role-bar">
            <svg aria-hidden="true">
              <rect x={`${span.from}%`} width={`${span.to - span.from}%`} height="5" />
            </svg>
          </div>
        </li>
      ))}
    </ul>
  );
}
