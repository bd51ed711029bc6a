import { readMasthead } from '#app/content/drawings.server.ts';
import { findEntry } from '#app/content/find.server.ts';
import { languageOf, readServices } from '#app/content/read.server.ts';
import { say } from '#app/i18n/fallback.ts';
import { useTexts } from '#app/i18n/texts.tsx';
import { metaOf } from '#app/seo/page-meta.ts';
import { PageLink } from '#app/shell/page-link.tsx';
import { PageText } from '#app/shell/page-text.tsx';
import { Masthead } from '#app/ui/masthead.tsx';
import { Section } from '#app/ui/section.tsx';
import type { Route } from './+types/service.ts';

export function loader({ url, params }: Route.LoaderArgs) {
  const language = languageOf(url);
  const service = findEntry(language, 'services', params.slug);
  const others = readServices(language).filter(({ slug }) => slug !== service.slug);
  return { service, field: readMasthead(service.slug), others: others.map(({ slug, name }) => ({ slug, name })) };
}

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.service);

export default function Service({ loaderData: { service, field, others } }: Route.ComponentProps) {
  const { parts } = useTexts();
  return (
    <>
      <Masthead heading={service.heading} lead={service.lead} eyebrow={service.name} field={field}>
        <PageLink to="/contact" className="button button-gold" {...say(parts.writeToUs)} />
      </Masthead>
      <div className="wrap">
        <article className="article">
          <PageText text={service.body} />
        </article>
        <Section heading={parts.otherServices}>
          <ul className="link-columns">
            {others.map(({ slug, name }) => (
              <li key={slug}>
                <PageLink to={`/services/${slug}`} {...say(name)} />
              </li>
            ))}
          </ul>
        </Section>
      </div>
    </>
  );
}
