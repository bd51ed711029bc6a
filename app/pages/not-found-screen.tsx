import type { Pages } from '#app/content/schemas/pages.ts';
import { localizedPath } from '#app/i18n/localized-path.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { type Card, CardList } from '#app/ui/card-list.tsx';
import { Masthead } from '#app/ui/masthead.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { SearchField } from '#app/ui/search-field.tsx';
import { Section } from '#app/ui/section.tsx';

export type NotFoundAnswer = {
  page: Pages['not-found'];
  search: Pick<Pages['search'], 'label' | 'submit'>;
  ways: { to: string; name: string }[];
  picture: { src: string; width: number; height: number };
  near: Card[];
};

export function NotFoundScreen({ page, search, ways, picture, near }: NotFoundAnswer) {
  const language = useLanguage();
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
        <div className="not-found-ways">
          <SearchField words={search} action={localizedPath('/search', language)} />
          <ul>
            {ways.map(({ to, name }) => (
              <li key={to}>
                <PageLink to={to} className="more">
                  {name}
                </PageLink>
              </li>
            ))}
          </ul>
        </div>
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
