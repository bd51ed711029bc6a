import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import type { roleMonths, roleRows } from './role-facts.server.ts';

type RoleRowsProps = {
  roles: ReturnType<typeof roleRows>;
  months?: ReturnType<typeof roleMonths>;
};

/** Each bar has the ticks of the months above the list. */
export function RoleRows({ roles, months = [] }: RoleRowsProps) {
  return (
    <ul className="cards roles">
      {roles.map(({ to, name, place, closes, span }) => (
        <li key={to} className="card row role">
          <h3>
            <PageLink to={to}>{name}</PageLink>
          </h3>
          <p className="role-place">
            {place.map((part) => (
              <span key={part}>{part}</span>
            ))}
          </p>
          <div className="role-closes">
            <p>
              <span>{closes.label}</span> <time dateTime={closes.day}>{closes.date}</time>
            </p>
            {closes.hijri && <p>{closes.hijri}</p>}
          </div>
          <Icon name="arrow" />
          <div className="role-bar">
            <svg aria-hidden="true">
              {months.map(({ at }) => (
                <line key={at} x1={`${at}%`} x2={`${at}%`} y2="9" />
              ))}
              <rect x={`${span.from}%`} width={`${span.to - span.from}%`} height="5" />
            </svg>
          </div>
        </li>
      ))}
    </ul>
  );
}
