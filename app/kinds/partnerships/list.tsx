import { languageOf, readPage, readRecords } from '#app/content/read.server.ts';
import { useTexts } from '#app/i18n/texts.tsx';
import { readMasthead } from '#app/seo/masthead.server.ts';
import { metaOf } from '#app/seo/page-meta.ts';
import { Markdown } from '#app/ui/markdown.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { PageFrame } from '#app/ui/page-sections.tsx';
import { PlainList } from '#app/ui/plain-list.tsx';
import { Section } from '#app/ui/section.tsx';
import type { Route } from './+types/list.ts';

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url);
  return {
    page: readPage(language, 'partners'),
    masthead: readMasthead(url, 'partners'),
    partnerships: readRecords(language, 'partnerships'),
  };
}

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.page);

export default function Partners({
  loaderData: { page, masthead, partnerships },
}: Route.ComponentProps) {
  const { parts } = useTexts();
  return (
    <PageFrame
      page={page}
      {...masthead}
      actions={
        <PageLink to="/partnership-form" className="button button-gold">
          {parts.becomePartner}
        </PageLink>
      }
    >
      <Section id="types" heading={parts.partnerships}>
        <ul className="cards">
          {partnerships.map(({ slug, name, lead, youBring, weBring, body }) => (
            <li key={slug} id={slug} tabIndex={-1} className="card">
              <h3>{name}</h3>
              <p className="card-lead">{lead}</p>
              <Markdown text={body} />
              <div className="two-lists">
                <div>
                  <h4>{parts.youBring}</h4>
                  <PlainList items={youBring} />
                </div>
                <div>
                  <h4>{parts.weBring}</h4>
                  <PlainList items={weBring} />
                </div>
              </div>
              <p>
                <PageLink
                  to={`/partnership-form?type=${slug}`}
                  className="more"
                  aria-label={`${parts.becomePartner}: ${name}`}
                >
                  {parts.becomePartner}
                </PageLink>
              </p>
              <p>
                <a className="more" href={`#${slug}`} aria-label={`${page.labels.link}: ${name}`}>
                  {page.labels.link}
                </a>
              </p>
            </li>
          ))}
        </ul>
      </Section>
    </PageFrame>
  );
}
