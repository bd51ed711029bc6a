import { MastheadWithLink } from '#app/ui/masthead-with-link.tsx';
import type { roleClosed } from './closed-role.server.ts';
import { RoleRows } from './role-rows.tsx';

export type RoleClosedAnswer = ReturnType<typeof roleClosed>['data'];

export function RoleClosedScreen({ closed, open }: RoleClosedAnswer) {
  return (
    <>
      <MastheadWithLink words={closed} to="/careers" isCompact />
      <section id="roles" className="band band-paper">
        <div className="wrap">
          <h2>{closed.open}</h2>
          {open.length > 0 ? <RoleRows roles={open} /> : <p className="prose">{closed.none}</p>}
        </div>
      </section>
    </>
  );
}
