import { recordAt } from '#app/content/find.server.ts';
import { languageOf, readForm, readPage } from '#app/content/read.server.ts';
import { receive } from '#app/forms/engine/receive.server.ts';
import { webinar } from '#app/forms/webinar/webinar.server.ts';
import { WebinarForm } from '#app/forms/webinar/webinar-form.tsx';
import { filled } from '#app/i18n/filled.tsx';
import { formatDay, formatTime } from '#app/i18n/format.server.ts';
import { localTime } from '#app/i18n/local-time.server.ts';
import { localizedPath } from '#app/i18n/localized-path.ts';
import { useTexts } from '#app/i18n/texts.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import { hijriDate } from '#app/kinds/hijri-date.server.ts';
import { readMasthead } from '#app/seo/masthead.server.ts';
import { metaOf } from '#app/seo/page-meta.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { FactList } from '#app/ui/fact-list.tsx';
import { LocalTime } from '#app/ui/local-time.tsx';
import { Markdown } from '#app/ui/markdown.tsx';
import { NextStep } from '#app/ui/next-step.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { Share } from '#app/ui/share.tsx';
import { Sign } from '#app/ui/sign.tsx';
import type { Route } from './+types/detail.ts';
import { endsAt } from './ends-at.ts';
import { WebinarPanel } from './webinar-panel.tsx';
import { timesInOffices, webinarWords } from './webinar-words.server.ts';

export async function loader(args: Route.LoaderArgs) {
  const { url } = args;
  const language = languageOf(url);
  const entry = await recordAt(args, 'webinars');
  const { labels, ownCase } = readPage(language, 'webinars');
  return {
    webinar: entry,
    when: {
      day: formatDay(entry.starts, language),
      hijri: hijriDate(entry.starts, language),
      inRiyadh: formatTime(entry.starts, language),
      inOffices: timesInOffices(entry.starts, language),
      here: localTime(`{day} · {from} ${labels.inYourZone}`, entry.starts, endsAt(entry), language),
    },
    ...webinarWords(entry, language),
    labels,
    ownCase,
    trail: readMasthead(url, 'webinars').trail,
    words: readForm(language, 'webinar'),
  };
}

export const action = receive(webinar);

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.webinar);

export default function Webinar({ loaderData, actionData }: Route.ComponentProps) {
  const {
    webinar,
    takesPlace,
    after,
    notice,
    seats,
    pointsHeading,
    labels,
    ownCase,
    trail,
    words,
  } = loaderData;
  const { parts, share } = useTexts();
  return (
    <>
      <div className="webinar-top">
        <div className="wrap webinar-head">
          <section className="masthead masthead-words">
            {trail && <Breadcrumbs {...trail} />}
            {notice && <p className="eyebrow">{filled(notice.text, notice.values)}</p>}
            <h1 tabIndex={-1}>{webinar.heading}</h1>
            <p className="lead">{webinar.lead}</p>
            {takesPlace && (
              <div className="masthead-actions to-register">
                <a className="button button-gold" href="#register">
                  {labels.register}
                </a>
              </div>
            )}
            <WebinarFacts {...loaderData} />
          </section>
          <WebinarPanel labels={labels} after={after} seats={seats}>
            <WebinarForm key={webinar.slug} words={words} served={actionData} slug={webinar.slug} />
          </WebinarPanel>
        </div>
      </div>
      <section id="points" className="band band-paper">
        <div className="wrap">
          <h2>{pointsHeading}</h2>
          <ol className="webinar-points">
            {webinar.points.map((point) => (
              <li key={point} className="ruled">
                {point}
              </li>
            ))}
          </ol>
        </div>
      </section>
      <section id="about" className="band">
        <div className="wrap webinar-about">
          <h2>{labels.about}</h2>
          <Markdown text={webinar.body} />
          <div>
            <PageLink to="/webinars" className="more">
              {labels.all}
            </PageLink>
            <Share words={share} />
          </div>
        </div>
      </section>
      <NextStep words={ownCase} promise={parts.promise} art={<Sign name="session" />} />
    </>
  );
}

type WebinarFactsProps = Pick<
  Route.ComponentProps['loaderData'],
  'webinar' | 'when' | 'takesPlace' | 'duration' | 'spoken' | 'labels'
>;

function WebinarFacts(props: WebinarFactsProps) {
  const { webinar, when, takesPlace, duration, spoken, labels } = props;
  const language = useLanguage();
  const { parts } = useTexts();
  return (
    <>
      <FactList
        facts={[
          {
            label: labels.when,
            value: <time dateTime={new Date(webinar.starts).toISOString()}>{when.day}</time>,
            text: (
              <>
                {when.hijri && <p>{when.hijri}</p>}
                <ul>
                  <li>
                    {when.inRiyadh} <span>{labels.inRiyadh}</span>
                  </li>
                  {when.inOffices.map((time) => (
                    <li key={time}>{time}</li>
                  ))}
                  <li className="scripted">
                    <LocalTime {...when.here} />
                  </li>
                </ul>
              </>
            ),
            isWide: true,
          },
          { label: parts.duration, text: duration },
          { label: labels.language, text: spoken },
          { label: labels.host, text: webinar.host },
        ]}
      />
      {takesPlace && (
        <a
          className="more"
          href={localizedPath(`/webinars/${webinar.slug}/invitation.ics`, language)}
        >
          {labels.invitation}
        </a>
      )}
    </>
  );
}
