import type { Pages } from '#app/content/schemas/pages.ts';
import { localizedPath } from '#app/i18n/localized-path.ts';
import { useTexts } from '#app/i18n/texts.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import { type Card, CardList } from '#app/ui/card-list.tsx';
import { Masthead } from '#app/ui/masthead.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { SearchField } from '#app/ui/search-field.tsx';
import { Section } from '#app/ui/section.tsx';

const WAYS = { services: '/services', caseStudies: '/case-studies', contact: '/contact' } as const;

export type NotFoundAnswer = {
  page: Pages['not-found'];
  search: Pick<Pages['search'], 'label' | 'submit'>;
  picture: { src: string; width: number; height: number };
  near: Card[];
};

export function NotFoundScreen({ page, search, picture, near }: NotFoundAnswer) {
  const language = useLanguage();
  const { navigation } = useTexts();
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
            {(['services', 'caseStudies', 'contact'] as const).map((name) => (
              <li key={name}>
                <PageLink to={WAYS[name]} className="more">
                  {navigation[name]}
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
