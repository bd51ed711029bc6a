import type { Pages } from '#app/content/schemas/pages.ts';
import { Masthead } from '#app/ui/masthead.tsx';
import { PageLink } from '#app/ui/page-link.tsx';

export type NotFoundAnswer = {
  page: Pages['not-found'];
  picture: { src: string; width: number; height: number };
};

export function NotFoundScreen({ page, picture }: NotFoundAnswer) {
  return (
    <Masthead
      heading={page.heading}
      lead={page.lead}
      aside={<img className="missing-tile" {...picture} alt={page.picture} />}
    >
      <PageLink to="/" className="button button-gold">
        {page.action}
      </PageLink>
    </Masthead>
  );
}
