import { recordAt } from '#app/content/find.server.ts';
import { languageOf, readForm, readPage } from '#app/content/read.server.ts';
import { receive } from '#app/forms/engine/receive.server.ts';
import { webinar } from '#app/forms/webinar/webinar.server.ts';
import { WebinarForm } from '#app/forms/webinar/webinar-form.tsx';
import { filled } from '#app/i18n/filled.tsx';
import { formatDay, formatTime } from '#app/i18n/format.server.ts';
import { fill } from '#app/i18n/format.ts';
import { localTime } from '#app/i18n/local-time.server.ts';
import { localizedPath } from '#app/i18n/localized-path.ts';
import { useTexts } from '#app/i18n/texts.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import { hijriDate } from '#app/kinds/hijri-date.server.ts';
import { readMasthead } from '#app/seo/masthead.server.ts';
import { metaOf } from '#app/seo/page-meta.ts';
import { EndLink } from '#app/ui/end-link.tsx';
import { FactList } from '#app/ui/fact-list.tsx';
import { LocalTime } from '#app/ui/local-time.tsx';
import { Markdown } from '#app/ui/markdown.tsx';
import { Masthead } from '#app/ui/masthead.tsx';
import { PlainList } from '#app/ui/plain-list.tsx';
import { Section } from '#app/ui/section.tsx';
import { Share } from '#app/ui/share.tsx';
import type { Route } from './+types/detail.ts';
import { endsAt } from './ends-at.ts';

export async function loader(args: Route.LoaderArgs) {
  const { url } = args;
  const language = languageOf(url);
  const entry = await recordAt(args, 'webinars');
  const ends = endsAt(entry);
  const { labels } = readPage(language, 'webinars');
  return {
    webinar: entry,
    when: {
      day: formatDay(entry.starts, language),
      hijri: hijriDate(entry.starts, language),
      inRiyadh: formatTime(entry.starts, language),
      inDubai: formatTime(entry.starts, language, 'Asia/Dubai'),
      here: localTime(`{day} · {from} ${labels.inYourZone}`, entry.starts, ends, language),
      movedFrom: entry.movedFrom && {
        day: formatDay(entry.movedFrom, language),
        time: formatTime(entry.movedFrom, language),
      },
    },
    isOver: ends <= Date.now(),
    labels,
    masthead: readMasthead(url, 'webinars'),
    words: readForm(language, 'webinar'),
  };
}

export const action = receive(webinar);

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.webinar);

export default function Webinar({ loaderData, actionData }: Route.ComponentProps) {
  const { webinar, when, isOver, labels, masthead, words } = loaderData;
  const { parts, share } = useTexts();
  const language = useLanguage();
  const { starts, cancelled } = webinar;
  const takesPlace = !isOver && !cancelled;
  return (
    <>
      <Masthead heading={webinar.heading} lead={webinar.lead} {...masthead}>
        {takesPlace && (
          <a
            className="button button-gold"
            href={localizedPath(`/webinars/${webinar.slug}/invitation.ics`, language)}
          >
            {labels.invitation}
          </a>
        )}
      </Masthead>
      <div className="wrap">
        {cancelled && <p className="callout">{labels.cancelled}</p>}
        {when.movedFrom && takesPlace && (
          <p className="callout">{filled(labels.moved, when.movedFrom)}</p>
        )}
        {isOver && !cancelled && <p className="callout">{labels.over}</p>}
        <FactList
          facts={[
            {
              label: labels.when,
              value: <time dateTime={new Date(starts).toISOString()}>{when.day}</time>,
              text: (
                <>
                  {when.hijri && <p>{when.hijri}</p>}
                  <ul>
                    <li>
                      {when.inRiyadh} <span>{labels.inRiyadh}</span>
                    </li>
                    <li>
                      {when.inDubai} <span>{labels.inDubai}</span>
                    </li>
                    <li className="scripted">
                      <LocalTime {...when.here} />
                    </li>
                  </ul>
                </>
              ),
              isWide: true,
            },
            {
              label: parts.duration,
              text: fill(labels.length, { minutes: String(webinar.minutes) }),
            },
            {
              label: labels.language,
              text: webinar.spoken === 'ar' ? labels.arabic : labels.english,
            },
            { label: labels.host, text: webinar.host },
          ]}
        />
        <Section id="points" heading={labels.points}>
          <PlainList items={webinar.points} />
        </Section>
        <Section id="about" heading={labels.about}>
          <Markdown text={webinar.body} />
        </Section>
        <Share words={share} />
        {takesPlace && (
          <Section id="take-part" heading={labels.takePart}>
            <p className="prose">{labels.takePartText}</p>
            <p className="prose">{filled(labels.seats, { seats: String(webinar.seats) })}</p>
            <WebinarForm key={webinar.slug} words={words} served={actionData} slug={webinar.slug} />
          </Section>
        )}
        <EndLink to="/webinars" label={labels.all} />
      </div>
    </>
  );
}
