import type { Pages } from '#app/content/schemas/pages.ts';
import { formatValue } from '#app/i18n/format.ts';
import { useTexts } from '#app/i18n/texts.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Change } from '#app/ui/change.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { ChangeChart } from '#app/ui/unit-chart.tsx';
import { unitsOf } from '#app/ui/units-of.ts';
import type { Figure } from './figures.server.ts';
import { Paper } from './paper.tsx';

type ProofProps = {
  figures: Figure[];
  words: Pages['home']['proof'];
  checks: { to: string; label: string }[];
};

export function Proof({ figures, words, checks }: ProofProps) {
  const { heading, reason, unit, note, check, paper } = words;
  return (
    <section className="band band-paper">
      <div className="wrap proof">
        <div className="level">
          <h2>{heading}</h2>
          <p>{reason}</p>
        </div>
        <ul className="proof-figures">
          {figures.map((figure) => (
            <li key={figure.to} className="reading line-on-hover">
              <p className="note">{figure.sector}</p>
              <Values figure={figure} />
              <p>
                <PageLink to={figure.to}>{figure.measure}</PageLink>
              </p>
              <Stars figure={figure} perRow={20} unit={24} />
            </li>
          ))}
        </ul>
        <p className="note">
          {unit} {note}
        </p>
        <h3>{check}</h3>
        <ul className="checks">
          {checks.map(({ to, label }) => (
            <li key={to}>
              <PageLink to={to}>{label}</PageLink>
            </li>
          ))}
        </ul>
        <Paper words={paper} />
      </div>
    </section>
  );
}

function Stars({ figure, ...size }: { figure: Figure; perRow: number; unit: number }) {
  const { unit, before, after } = figure;
  if (!unitsOf({ unit, bars: [before, after] })) return null;
  return (
    <>
      <div className="reading-labels">
        <span>{before.label}</span> <span>{after.label}</span>
      </div>
      <ChangeChart before={before.value} after={after.value} {...size} />
    </>
  );
}

export function Case({ figure, action }: { figure: Figure; action: string }) {
  const { to, sector, heading, lead, measure } = figure;
  return (
    <aside className="band band-night band-evidence">
      <div className="wrap grid case">
        <div>
          <p className="eyebrow">{sector}</p>
          <h3>
            <PageLink to={to}>{heading}</PageLink>
          </h3>
          <p>{lead}</p>
          <p className="case-action button button-line">
            {action}
            <Icon name="arrow" />
          </p>
        </div>
        <div>
          <p>{measure}</p>
          <Values figure={figure} />
          <Stars figure={figure} perRow={12} unit={64} />
        </div>
      </div>
    </aside>
  );
}

function Values({ figure: { before, after, unit } }: { figure: Figure }) {
  const { parts } = useTexts();
  return (
    <div className="reading-values">
      <Change
        before={<Value value={before.value} unit={unit} />}
        after={<Value value={after.value} unit={unit} />}
        to={parts.to}
      />
      {unit !== '%' && <p>{unit}</p>}
    </div>
  );
}

function Value({ value, unit }: { value: number; unit: string }) {
  return <bdi className="figure">{formatValue(value, unit, useLanguage())}</bdi>;
}
