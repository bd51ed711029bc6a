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
import { webinarWords } from './webinar-words.server.ts';

export async function loader(args: Route.LoaderArgs) {
  const { url } = args;
  const language = languageOf(url);
  const entry = await recordAt(args, 'webinars');
  const { labels } = readPage(language, 'webinars');
  return {
    webinar: entry,
    when: {
      day: formatDay(entry.starts, language),
      hijri: hijriDate(entry.starts, language),
      inRiyadh: formatTime(entry.starts, language),
      inDubai: formatTime(entry.starts, language, 'Asia/Dubai'),
      here: localTime(`{day} · {from} ${labels.inYourZone}`, entry.starts, endsAt(entry), language),
    },
    ...webinarWords(entry, language),
    labels,
    masthead: readMasthead(url, 'webinars'),
    words: readForm(language, 'webinar'),
  };
}

export const action = receive(webinar);

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.webinar);

export default function Webinar({ loaderData, actionData }: Route.ComponentProps) {
  const { webinar, when, takesPlace, notice, duration, seats, spoken, labels, masthead, words } =
    loaderData;
  const { parts, share } = useTexts();
  const language = useLanguage();
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
        {notice && <p className="callout">{filled(notice.text, notice.values)}</p>}
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
            { label: parts.duration, text: duration },
            { label: labels.language, text: spoken },
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
            <p className="prose">{seats}</p>
            <WebinarForm key={webinar.slug} words={words} served={actionData} slug={webinar.slug} />
          </Section>
        )}
        <EndLink to="/webinars" label={labels.all} />
      </div>
    </>
  );
}
