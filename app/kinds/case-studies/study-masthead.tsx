import { Fragment, type ReactNode } from 'react';
import { formatValue } from '#app/i18n/format.ts';
import { useTexts } from '#app/i18n/texts.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Breadcrumbs, type Trail } from '#app/ui/breadcrumbs.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { unitsOf } from '#app/ui/units-of.ts';
import { ResultStars } from './result-stars.tsx';
import type { CaseStudy } from './schema.ts';

type StudyMastheadProps = {
  study: Pick<CaseStudy, 'heading' | 'lead' | 'sector'>;
  client: string | undefined;
  result: CaseStudy['results'][number];
  trail: Trail | undefined;
  /** The button below the lead. */
  action: ReactNode;
  children: ReactNode;
};

export function StudyMasthead(props: StudyMastheadProps) {
  const { study, client, result, trail, action, children } = props;
  const { parts } = useTexts();
  return (
    <section className="masthead study-masthead">
      <div className="wrap masthead-words">
        {trail && <Breadcrumbs {...trail} />}
        <div className="study-opening">
          <div>
            <p className="eyebrow">
              {study.sector} <span className="study-tag">{client ?? parts.illustrative}</span>
            </p>
            <h1 tabIndex={-1}>{study.heading}</h1>
            <p className="lead">{study.lead}</p>
            <div className="masthead-actions">{action}</div>
          </div>
          <LeadingResult result={result} />
        </div>
        {children}
      </div>
    </section>
  );
}

function LeadingResult({ result }: Pick<StudyMastheadProps, 'result'>) {
  const language = useLanguage();
  const { measure, unit, bars } = result;
  if (!unitsOf(result)) return null;
  return (
    <div className="study-picture">
      <p className="note">{measure}</p>
      {bars.slice(0, 2).map(({ label, value }, index) => (
        <Fragment key={label}>
          {index === 1 && <Icon name="arrow" />}
          <p>
            <span className="note">{label}</span>
            <span className="figure">
              {formatValue(value, unit, language)}{' '}
              {index === 1 && unit !== '%' && <span className="change-unit">{unit}</span>}
            </span>
          </p>
        </Fragment>
      ))}
      <ResultStars result={result} width={560} largest={62} />
    </div>
  );
}
