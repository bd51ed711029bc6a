import type { Pages } from '#app/content/schemas/pages.ts';
import { type Card, CardList } from '#app/ui/card-list.tsx';
import { Masthead } from '#app/ui/masthead.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { Section } from '#app/ui/section.tsx';

export type NotFoundAnswer = {
  page: Pages['not-found'];
  picture: { src: string; width: number; height: number };
  near: Card[];
};

export function NotFoundScreen({ page, picture, near }: NotFoundAnswer) {
  return (
    <>
      <Masthead
        heading={page.heading}
        lead={page.lead}
        aside={<img className="missing-tile" {...picture} alt={page.picture} />}
      >
        <PageLink to="/" className="button button-gold">
          {page.action}
        </PageLink>
      </Masthead>
      {near.length > 0 && (
        <div className="wrap">
          <Section id="near" heading={page.near}>
            <CardList cards={near} />
          </Section>
        </div>
      )}
    </>
  );
}
