import { languageOf, readPage } from '#app/content/read.server.ts';
import { filled } from '#app/i18n/filled.tsx';
import { fill } from '#app/i18n/format.ts';
import { readMasthead } from '#app/seo/masthead.server.ts';
import { metaOf } from '#app/seo/page-meta.ts';
import { Markdown } from '#app/ui/markdown.tsx';
import { Masthead } from '#app/ui/masthead.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import type { Route } from './+types/version.ts';
import { findVersion } from './find-version.server.ts';
import { versionPath } from './version-path.ts';

export function loader({ url, params }: Route.LoaderArgs) {
  const language = languageOf(url);
  const { earlier, from, until } = findVersion(language, params);
  const { earlier: words } = readPage(language, 'legal');
  return { earlier, from, until, words, trail: readMasthead(url, 'legal').trail };
}

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return [];
  const { earlier, words } = args.loaderData;
  const { title, version, description } = earlier;
  return metaOf(args, { title: fill(words.title, { title, version }), description, index: false });
};

export default function EarlierVersion({
  loaderData: { earlier, from, until, words, trail },
}: Route.ComponentProps) {
  const { document, version } = earlier;
  return (
    <>
      <Masthead
        isCompact
        heading={earlier.heading}
        lead={earlier.lead}
        eyebrow={fill(words.read, { version })}
        trail={trail}
      />
      <div className="wrap">
        <article className="article">
          <p className="note">{filled(words.notice, { from, until })}</p>
          <p className="version-links">
            <PageLink to={`/${document}`} className="more">
              {words.current}
            </PageLink>
            <PageLink to={`${versionPath(document, version)}/changes`} className="more">
              {words.compare}
            </PageLink>
          </p>
          <Markdown text={earlier.body} />
        </article>
      </div>
    </>
  );
}
