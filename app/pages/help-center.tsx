import { readMasthead } from '#app/content/drawings.server.ts';
import { languageOf, readPage } from '#app/content/read.server.ts';
import { metaOf } from '#app/seo/page-meta.ts';
import { PageSections } from '#app/shell/page-sections.tsx';
import { Masthead } from '#app/ui/masthead.tsx';
import type { Route } from './+types/help-center.ts';

export function loader({ url }: Route.LoaderArgs) {
  return { page: readPage(languageOf(url), 'help-center'), field: readMasthead('help-center') };
}

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.page);

export default function HelpCenter({ loaderData: { page, field } }: Route.ComponentProps) {
  return (
    <>
      <Masthead heading={page.heading} lead={page.lead} field={field} />
      <div className="wrap">
        <PageSections sections={page.sections} />
      </div>
    </>
  );
}
