import type { Pages } from '#app/content/schemas/pages.ts';
import { type Card, CardList } from '#app/ui/card-list.tsx';
import { MastheadWithLink } from '#app/ui/masthead-with-link.tsx';
import { Section } from '#app/ui/section.tsx';

export type NotFoundAnswer = {
  page: Pages['not-found'];
  picture: { src: string; width: number; height: number };
  near: Card[];
};

export function NotFoundScreen({ page, picture, near }: NotFoundAnswer) {
  return (
    <>
      <MastheadWithLink
        words={page}
        to="/"
        aside={<img className="missing-tile" {...picture} alt={page.picture} />}
      />
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
