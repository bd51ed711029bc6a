import { useEffect } from 'react';
import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { languageOf } from '#app/content/read.server.ts';
import { metaOf } from '#app/seo/page-meta.ts';
import { Masthead } from '#app/ui/masthead.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { readGuide } from './read-guide.server.ts';
import { isSectionName, type SectionName, sections } from './sections.ts';
import { showStates } from './show-states.ts';
import './style-guide.css';

const FIRST: SectionName = 'grounds';

// The route exists only in development, so React Router does not generate its types.
export function loader({ url, params: { section = FIRST } }: LoaderFunctionArgs) {
  if (!isSectionName(section)) throw data(null, { status: 404 });
  return { section, guide: readGuide(languageOf(url)) };
}

export const meta: MetaFunction<typeof loader> = (args) => {
  const guide = args.loaderData?.guide;
  return metaOf(args, guide && { title: guide.title, description: guide.lead, index: false });
};

export default function StyleGuide() {
  const { section, guide } = useLoaderData<typeof loader>();
  const Section = sections[section];
  useEffect(showStates, []);
  return (
    <>
      <Masthead isCompact heading={guide.title} lead={guide.lead} />
      <nav className="wrap" aria-label={guide.title}>
        <ul className="link-columns guide-menu">
          {Object.keys(sections)
            .filter(isSectionName)
            .map((name) => (
              <li key={name}>
                <PageLink to={`/style-guide/${name}`}>{guide.sections[name]}</PageLink>
              </li>
            ))}
        </ul>
      </nav>
      <Section guide={guide} />
    </>
  );
}
