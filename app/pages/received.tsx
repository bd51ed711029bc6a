import { WAITLISTED } from '#app/constants.ts';
import { notFound } from '#app/content/find.server.ts';
import { languageOf, readPage } from '#app/content/read.server.ts';
import { openConfirmation } from '#app/forms/engine/confirmation-path.server.ts';
import { filled } from '#app/i18n/filled.tsx';
import { formatDay, formatTime } from '#app/i18n/format.server.ts';
import { localTime } from '#app/i18n/local-time.server.ts';
import { tokens } from '#app/ports.ts';
import { readMasthead } from '#app/seo/masthead.server.ts';
import { metaOf } from '#app/seo/page-meta.ts';
import { CopyButton } from '#app/ui/copy-button.tsx';
import { EndLink } from '#app/ui/end-link.tsx';
import { FactList } from '#app/ui/fact-list.tsx';
import { LocalTime } from '#app/ui/local-time.tsx';
import { Masthead } from '#app/ui/masthead.tsx';
import type { Route } from './+types/received.ts';

/** The signed token in the URL contains all facts of the confirmation. */
export function loader({ url, params, context }: Route.LoaderArgs) {
  const language = languageOf(url);
  const { description, ...words } = readPage(language, 'confirmation');
  const received = openConfirmation(params.token, context.get(tokens));
  if (!received) throw notFound(language);
  const { dueAt } = received;
  return {
    words,
    received,
    due: dueAt !== undefined && {
      moment: new Date(dueAt).toISOString(),
      time: { day: formatDay(dueAt, language), time: formatTime(dueAt, language) },
      here: localTime(words.inYourZone, dueAt, dueAt, language),
    },
    said: { ...words[received.seat === WAITLISTED ? 'waiting' : received.form], description },
    masthead: readMasthead(url, 'contact'),
  };
}

export const meta: Route.MetaFunction = (args) =>
  metaOf(args, args.loaderData && { ...args.loaderData.said, index: false });

export default function Received({
  loaderData: { words, received, due, said, masthead },
}: Route.ComponentProps) {
  const { reference, form } = received;
  return (
    <>
      <Masthead heading={said.heading} lead={said.lead} {...masthead} />
      <div className="wrap">
        {form !== 'feedback' && form !== 'newsletter' && (
          <FactList
            facts={[
              {
                label: words.reference,
                value: (
                  <bdi dir="ltr" className="reference">
                    {reference}
                  </bdi>
                ),
                text: (
                  <>
                    <p>{words.referenceNote}</p>
                    <p className="section-action scripted">
                      <CopyButton text={reference} words={words.copy} />
                    </p>
                  </>
                ),
              },
              ...(due
                ? [
                    {
                      label: words.due,
                      value: <time dateTime={due.moment}>{filled(words.dueTime, due.time)}</time>,
                      text: (
                        <span className="scripted">
                          <LocalTime {...due.here} />
                        </span>
                      ),
                      isWide: true,
                    },
                  ]
                : []),
            ]}
          />
        )}
        <EndLink to="/" label={words.back} />
      </div>
    </>
  );
}
