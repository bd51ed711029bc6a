import { Accordion } from '#app/ui/accordion.tsx';
import type { SectionProps } from '../sections.ts';
import { Specimen } from '../specimen.tsx';

const STATES = [
  ['closed', undefined],
  ['open', 'open'],
  ['focus', 'focus-visible'],
] as const;

export function Questions({ guide: { states, sample } }: SectionProps) {
  return (
    <div className="wrap guide-section">
      {STATES.map(([name, state]) => (
        <Specimen
          key={name}
          name={states[name]}
          of={state === 'open' ? 'details' : 'summary'}
          {...(state ? { state } : {})}
        >
          <Accordion
            questions={sample.questions.map((question, index) => ({
              ...question,
              id: `${name}-${index}`,
            }))}
            linkLabel={sample.link}
          />
        </Specimen>
      ))}
    </div>
  );
}
