import { formatRange } from '#app/content/range.server.ts';
import { languageOf, readPage, readRecords } from '#app/content/read.server.ts';
import { formatUnitName } from '#app/i18n/format.server.ts';
import { useTexts } from '#app/i18n/texts.tsx';
import { TextWithSteps } from '#app/kinds/text-with-steps.tsx';
import { readMasthead } from '#app/seo/masthead.server.ts';
import { metaOf } from '#app/seo/page-meta.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { Coin } from '#app/ui/coin.tsx';
import { LateStyles } from '#app/ui/late-styles.tsx';
import { Markdown } from '#app/ui/markdown.tsx';
import { NextStep } from '#app/ui/next-step.tsx';
import { StepSign } from '#app/ui/step-sign.tsx';
import type { Route } from './+types/list.ts';
import { Chains } from './chains.tsx';
import { Effort } from './effort.tsx';
import { readChains, readEffort } from './list-words.server.ts';
import { ServiceTable } from './service-table.tsx';

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url);
  return {
    page: readPage(language, 'services'),
    effort: readEffort(language),
    chains: readChains(language),
    trail: readMasthead(url, 'services').trail,
    services: readRecords(language, 'services').map(
      ({ slug, name, question, result, duration, weeks: { least, most } }) => {
        const weeks = least ? formatRange(least, most, language) : String(most);
        const unit = formatUnitName(most, 'week', language);
        return { slug, name, question, result, duration, weeks, unit, least, most };
      },
    ),
  };
}

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.page);

export default function Services({
  loaderData: { page, trail, services, effort, chains },
}: Route.ComponentProps) {
  const { parts } = useTexts();
  const [project, cost, combine] = page.sections;
  return (
    <>
      <section className="masthead">
        <div className="wrap coin-head">
          <div className="masthead-words">
            {trail && <Breadcrumbs {...trail} />}
            <h1 tabIndex={-1}>{page.heading}</h1>
            <p className="lead">{page.lead}</p>
          </div>
          <div className="coin-field">
            {services.map(({ slug }) => (
              <Coin key={slug} service={slug} />
            ))}
          </div>
        </div>
      </section>
      <section className="band" id="services">
        <div className="wrap">
          <ServiceTable
            words={{ ...page.choose, weeks: parts.weeks }}
            action={page.nextStep.action}
            services={services}
          />
        </div>
      </section>
      <LateStyles />
      {project && (
        <section className="band band-night" id={project.id}>
          <div className="wrap project">
            <h2>{project.heading}</h2>
            <TextWithSteps text={project.body} className="project-steps" />
          </div>
        </section>
      )}
      {cost && (
        <section className="band" id={cost.id}>
          <div className="wrap effort-words">
            <h2>{cost.heading}</h2>
            <Markdown text={cost.body} />
            <Effort stages={effort.stages} />
            <Markdown text={effort.note} />
          </div>
        </section>
      )}
      {combine && (
        <section className="band band-paper" id={combine.id}>
          <div className="wrap chains-words">
            <h2>{combine.heading}</h2>
            <Markdown text={combine.body} />
            <Chains chains={chains} />
          </div>
        </section>
      )}
      <NextStep words={page.nextStep} promise={parts.promise} art={<StepSign index={1} of={2} />} />
    </>
  );
}
