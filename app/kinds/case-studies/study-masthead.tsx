import type { ReactNode } from 'react';
import { formatValue } from '#app/i18n/format.ts';
import { useTexts } from '#app/i18n/texts.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Breadcrumbs, type Trail } from '#app/ui/breadcrumbs.tsx';
import { UnitChart } from '#app/ui/unit-chart.tsx';
import { unitsOf } from '#app/ui/units-of.ts';
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

function LeadingResult({ result: { measure, unit, bars } }: Pick<StudyMastheadProps, 'result'>) {
  const language = useLanguage();
  const units = unitsOf({ unit, bars });
  if (!units) return null;
  return (
    <div className="study-picture">
      {bars.map(({ label, value }, index) => (
        <p key={label}>
          <span className="note">{label}</span>
          <UnitChart
            count={value}
            {...units}
            unit={Math.min(54, Math.floor(480 / units.perRow))}
            isClosed={index === 1}
          />
          <span className="figure">
            {formatValue(value, unit, language)}{' '}
            {unit !== '%' && <span className="change-unit">{unit}</span>}
          </span>
        </p>
      ))}
      <p className="note">{measure}</p>
    </div>
  );
}
