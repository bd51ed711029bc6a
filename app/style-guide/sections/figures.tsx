import { PostFigure } from '#app/kinds/blog/post-figure.tsx';
import { OpenStar } from '#app/kinds/case-studies/open-star.tsx';
import { ResultChart } from '#app/kinds/case-studies/result-chart.tsx';
import { serviceSlugs } from '#app/kinds/services/slugs.ts';
import { Change } from '#app/ui/change.tsx';
import { Coin } from '#app/ui/coin.tsx';
import { ReferenceStar } from '#app/ui/reference-star.tsx';
import { TimeRule } from '#app/ui/time-rule.tsx';
import { ChangeChart, UnitChart } from '#app/ui/unit-chart.tsx';
import type { SectionProps } from '../sections.ts';
import { Specimen } from '../specimen.tsx';

export function Figures(props: SectionProps) {
  return (
    <div className="wrap guide-section">
      <Stars {...props} />
      <Results {...props} />
      <Rules {...props} />
    </div>
  );
}

function Stars({ guide: { names, star } }: SectionProps) {
  return (
    <div className="guide-columns">
      <Specimen name={names.units}>
        <UnitChart count={9} />
        <UnitChart count={5} of={9} isClosed />
        <UnitChart count={62} of={100} perRow={20} unit={16} isClosed />
      </Specimen>
      <Specimen name={names.small}>
        <UnitChart count={12} perRow={6} unit={12} isClosed />
      </Specimen>
      <Specimen name={names.coins}>
        <p className="guide-row">
          {serviceSlugs.map((slug) => (
            <Coin key={slug} service={slug} />
          ))}
          <OpenStar />
        </p>
      </Specimen>
      <Specimen name={names.star}>
        <ReferenceStar {...star} />
      </Specimen>
    </div>
  );
}

function Results({ guide: { names, sample } }: SectionProps) {
  const rows = [
    { count: 9, isClosed: false, value: '9', label: sample.before },
    { count: 5, isClosed: true, value: '5', label: sample.after },
  ];
  return (
    <div className="guide-columns">
      {(['counted', 'measured'] as const).map((kind) => {
        const { measure, unit, before, after } = sample[kind];
        const bars = [
          { label: sample.before, value: before },
          { label: sample.after, value: after },
        ];
        return (
          <Specimen key={kind} name={names[kind]}>
            <ResultChart result={{ measure, unit, bars }} />
          </Specimen>
        );
      })}
      <Specimen name={sample.counted.measure}>
        <PostFigure rows={rows} perRow={9} caption={sample.note} />
      </Specimen>
    </div>
  );
}

function Rules({ guide: { names, sample } }: SectionProps) {
  return (
    <>
      <Specimen name={names.change}>
        <Change before="38%" after="22%" to={sample.to} />
        <ChangeChart before={38} after={22} perRow={20} unit={16} />
        <ChangeChart before={22} after={38} perRow={20} unit={16} />
      </Specimen>
      <Specimen name={names.hours}>
        <TimeRule units={24} unit="hour" step={6} from={sample.from} to={sample.to} />
      </Specimen>
      <Specimen name={names.days}>
        <TimeRule units={30} unit="day" step={10} from={sample.from} to={sample.to} />
      </Specimen>
    </>
  );
}
