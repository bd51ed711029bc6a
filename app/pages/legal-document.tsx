import { readMasthead } from '#app/content/drawings.server.ts';
import { findEntry } from '#app/content/find.server.ts';
import { languageOf } from '#app/content/read.server.ts';
import { sayFilled } from '#app/i18n/filled.tsx';
import { formatDate } from '#app/i18n/format.ts';
import { neutralPath } from '#app/i18n/localized-path.ts';
import { useLanguage, useTexts } from '#app/i18n/texts.tsx';
import { metaOf } from '#app/seo/page-meta.ts';
import { PageText } from '#app/shell/page-text.tsx';
import { Masthead } from '#app/ui/masthead.tsx';
import type { Route } from './+types/legal-document.ts';

/** The five legal texts stand at the top level, so the path is the slug. */
export function loader({ url }: Route.LoaderArgs) {
  const slug = neutralPath(url.pathname).slice(1);
  return { document: findEntry(languageOf(url), 'legal', slug), field: readMasthead('legal') };
}

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.document);

export default function LegalDocument({ loaderData: { document, field } }: Route.ComponentProps) {
  const { parts, navigation } = useTexts();
  const language = useLanguage();
  return (
    <>
      <Masthead heading={document.heading} lead={document.lead} eyebrow={navigation.legal} field={field} />
      <div className="wrap">
        <article className="article">
          <p className="note" {...sayFilled(parts.version, { version: document.version, date: formatDate(document.updated, language) })} />
          <PageText text={document.body} />
        </article>
      </div>
    </>
  );
}
