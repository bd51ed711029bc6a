import { formatValue } from '#app/i18n/format.ts';
import { useTexts } from '#app/i18n/texts.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Change } from '#app/ui/change.tsx';
import { FactList } from '#app/ui/fact-list.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { ResultStars } from './result-stars.tsx';
import type { StudyOverview } from './study-overview.server.ts';

type StudyRowProps = {
  study: StudyOverview;
  label?: string;
  /** The first study of the list has larger stars. */
  isLead?: boolean;
};

const LEAD_STARS = { width: 720, largest: 64 };
/** The cards of a row have stars of one size, and at 1280 px, twelve fill a card. */
const CARD_STARS = { width: 360, largest: 30, perRow: 12 };

export function StudyRow({ study, label, isLead = false }: StudyRowProps) {
  const language = useLanguage();
  const { parts } = useTexts();
  const { measure, unit, bars } = study.result;
  const [before, after] = bars.map(({ value }) => formatValue(value, unit, language));
  return (
    <div className="wrap row study-row line-on-hover">
      <div className="study-figure">
        <Change before={before} after={after} to={parts.to} unit={unit === '%' ? '' : unit} />
        <p className="note">{measure}</p>
      </div>
      <ResultStars result={study.result} {...(isLead ? LEAD_STARS : CARD_STARS)} />
      <div className="study-words">
        <p className="note">
          {label ?? study.sector}{' '}
          <span className="study-tag">{study.client ?? parts.illustrative}</span>
        </p>
        <h3>
          <PageLink to={study.to}>{study.heading}</PageLink>
        </h3>
        <p>{study.text}</p>
        <p className="study-action" aria-hidden="true">
          {parts.howMeasured}
          <Icon name="arrow" />
        </p>
        <FactList
          facts={[
            { label: parts.duration, value: study.duration },
            { label: study.counted.label, value: study.counted.number },
          ]}
        />
      </div>
    </div>
  );
}
