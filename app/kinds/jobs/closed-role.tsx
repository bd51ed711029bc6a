import { CardList } from '#app/ui/card-list.tsx';
import { MastheadWithLink } from '#app/ui/masthead-with-link.tsx';
import { Section } from '#app/ui/section.tsx';
import type { roleClosed } from './closed-role.server.ts';

export type RoleClosedAnswer = ReturnType<typeof roleClosed>['data'];

export function RoleClosedScreen({ closed, drawing, open }: RoleClosedAnswer) {
  return (
    <>
      <MastheadWithLink words={closed} to="/careers" drawing={drawing} />
      <div className="wrap">
        <Section id="roles" heading={closed.open}>
          {open.length > 0 ? <CardList cards={open} /> : <p className="prose">{closed.none}</p>}
        </Section>
      </div>
    </>
  );
}
