import { useTexts } from '#app/i18n/texts.tsx';
import { CardList } from '#app/ui/card-list.tsx';
import { Masthead } from '#app/ui/masthead.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { Section } from '#app/ui/section.tsx';
import type { roleClosed } from './closed-role.server.ts';

/** The data of the answer that a loader throws for a closed role. */
export type RoleClosedAnswer = ReturnType<typeof roleClosed>['data'];

/** The page of a closed role: that it is closed, and links to the open roles. */
export function RoleClosedScreen({ closed, field, open }: RoleClosedAnswer) {
  const { parts } = useTexts();
  return (
    <>
      <Masthead heading={closed.heading} lead={closed.lead} field={field}>
        <PageLink to="/careers" className="button button-gold">
          {closed.action}
        </PageLink>
      </Masthead>
      <div className="wrap">
        <Section id="roles" heading={closed.open}>
          {open.length > 0 ? (
            <CardList
              cards={open.map(({ slug, name, lead, city }) => ({
                to: `/careers/apply/${slug}`,
                heading: name,
                text: lead,
                note: parts[city],
              }))}
            />
          ) : (
            <p className="prose">{closed.none}</p>
          )}
        </Section>
      </div>
    </>
  );
}
