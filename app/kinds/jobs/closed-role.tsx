import { CardList } from '#app/ui/card-list.tsx';
import { Masthead } from '#app/ui/masthead.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { Section } from '#app/ui/section.tsx';
import type { roleClosed } from './closed-role.server.ts';

export type RoleClosedAnswer = ReturnType<typeof roleClosed>['data'];

export function RoleClosedScreen({ closed, drawing, open }: RoleClosedAnswer) {
  return (
    <>
      <Masthead heading={closed.heading} lead={closed.lead} drawing={drawing}>
        <PageLink to="/careers" className="button button-gold">
          {closed.action}
        </PageLink>
      </Masthead>
      <div className="wrap">
        <Section id="roles" heading={closed.open}>
          {open.length > 0 ? <CardList cards={open} /> : <p className="prose">{closed.none}</p>}
        </Section>
      </div>
    </>
  );
}
