import { languageOf, readForm, readPage, readRecords } from '#app/content/read.server.ts';
import { receive } from '#app/forms/engine/receive.server.ts';
import { partnership } from '#app/forms/partnership/partnership.server.ts';
import { PartnershipForm } from '#app/forms/partnership/partnership-form.tsx';
import { SERVED_COUNTRIES } from '#app/forms/partnership/schema.ts';
import { formatCountries } from '#app/i18n/format.server.ts';
import { readMasthead } from '#app/seo/masthead.server.ts';
import { metaOf } from '#app/seo/page-meta.ts';
import { Masthead } from '#app/ui/masthead.tsx';
import { TextSections } from '#app/ui/text-sections.tsx';
import type { Route } from './+types/partnership-form.ts';

/** The partners page links here with `?type=…` to select a type. */
export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url);
  const types = readRecords(language, 'partnerships').map(
    ({ slug, name }) => [slug, name] as const,
  );
  return {
    page: readPage(language, 'partnership-form'),
    masthead: readMasthead(url, 'partnership-form'),
    words: readForm(language, 'partnership'),
    types: Object.fromEntries(types),
    countries: Object.fromEntries(
      SERVED_COUNTRIES.map((code) => [code, formatCountries([code], language)]),
    ),
    type: url.searchParams.get('type') ?? '',
  };
}

export const action = receive(partnership);

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.page);

export default function PartnershipPage({
  loaderData: { page, masthead, words, types, type, countries },
  actionData,
}: Route.ComponentProps) {
  return (
    <>
      <Masthead heading={page.heading} lead={page.lead} trail={masthead.trail} isCompact />
      <div className="wrap partnership-page">
        <section id="inquiry">
          <h2>{words.heading}</h2>
          <PartnershipForm
            key={type}
            words={words}
            served={actionData}
            types={types}
            type={type}
            countries={countries}
          />
        </section>
        <div className="partnership-aside">
          <TextSections sections={page.sections} className="ruled" />
        </div>
      </div>
    </>
  );
}
