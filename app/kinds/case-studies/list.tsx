import { readLogos } from '#app/content/clients.server.ts';
import { languageOf, readPage } from '#app/content/read.server.ts';
import { useTexts } from '#app/i18n/texts.tsx';
import { filterRecords } from '#app/kinds/filter-records.server.ts';
import { readMasthead } from '#app/seo/masthead.server.ts';
import { metaOf } from '#app/seo/page-meta.ts';
import { FilterLinks } from '#app/ui/filter-links.tsx';
import { Masthead } from '#app/ui/masthead.tsx';
import { NextStep } from '#app/ui/next-step.tsx';
import { TextColumns } from '#app/ui/text-columns.tsx';
import type { Route } from './+types/list.ts';
import { LogoRow } from './logo-row.tsx';
import { OpenStar } from './open-star.tsx';
import { studyOverviews } from './study-overview.server.ts';
import { StudyRow } from './study-row.tsx';

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url);
  const { records, filter, head } = filterRecords('case-studies', url);
  return {
    page: { ...readPage(language, 'case-studies'), ...head },
    filter,
    trail: readMasthead(url, 'case-studies').trail,
    studies: studyOverviews(records, language),
    clients: readLogos(language),
  };
}

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.page);

export default function CaseStudies({
  loaderData: { page, trail, filter, studies, clients },
}: Route.ComponentProps) {
  const { parts, filters } = useTexts();
  return (
    <>
      <Masthead
        heading={page.heading}
        lead={page.lead}
        trail={trail}
        isCompact
        className="level-masthead"
      />
      <section id="studies">
        <h2 className="sr-only">{parts.studies}</h2>
        <div className="wrap">
          <FilterLinks {...filter} words={filters} />
        </div>
        <ul className="study-rows">
          {studies.map((study, index) => (
            <li key={study.to} className={index === 0 ? 'band-night band-evidence' : undefined}>
              <StudyRow study={study} isLead={index === 0} />
            </li>
          ))}
        </ul>
      </section>
      {clients && <LogoRow {...clients} />}
      <TextColumns sections={page.sections} signs={{ reading: <OpenStar /> }} />
      <NextStep words={page.nextStep} promise={parts.promise} art={<OpenStar />} />
    </>
  );
}
