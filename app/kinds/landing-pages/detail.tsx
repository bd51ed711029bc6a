import { recordAt } from '#app/content/find.server.ts';
import { languageOf, readPage } from '#app/content/read.server.ts';
import { readMasthead } from '#app/seo/masthead.server.ts';
import { metaOf } from '#app/seo/page-meta.ts';
import { LateStyles } from '#app/ui/late-styles.tsx';
import { Masthead } from '#app/ui/masthead.tsx';
import type { Route } from './+types/detail.ts';
import { readFormWords } from './form-words.server.ts';
import { PageSection } from './page-section.tsx';
import { groundsOf } from './section-grounds.ts';
import { SectionLink } from './section-link.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { url } = args;
  const page = await recordAt(args, 'landing-pages');
  return {
    page,
    masthead: readMasthead(url, page.slug, 'landing-pages'),
    questions: readPage(languageOf(url), 'assessment').topics.flatMap(({ questions }) => questions)
      .length,
    form: readFormWords(languageOf(url), page.sections),
  };
}

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.page);

export default function LandingPage({
  loaderData: { page, masthead, form, questions },
}: Route.ComponentProps) {
  const { heading, lead, eyebrow, actions = [], sections } = page;
  const grounds = groundsOf(sections.map(({ section }) => section));
  const [first, ...others] = sections.map((part, index) => (
    <PageSection
      // biome-ignore lint/suspicious/noArrayIndexKey: the sections never change places
      key={index}
      part={part}
      ground={grounds[index]}
      form={form}
      questions={questions}
    />
  ));
  return (
    <>
      <Masthead
        heading={heading}
        lead={lead}
        eyebrow={eyebrow}
        className="landing-masthead"
        {...masthead}
      >
        {actions.length > 0 &&
          actions.map(({ text, to }, index) => (
            <SectionLink
              key={to}
              to={to}
              className={index === 0 ? 'button button-gold' : 'button button-line'}
            >
              {text}
            </SectionLink>
          ))}
      </Masthead>
      {first}
      <LateStyles />
      {others}
    </>
  );
}
