import { StepSign } from '#app/ui/step-sign.tsx';
import { SectionFrame, SectionHead, type SectionProps } from './section-frame.tsx';
import type { SectionOf } from './section-schemas.ts';

export function Steps({ part, ground }: SectionProps<SectionOf<'steps'>>) {
  return (
    <SectionFrame part={part} ground={ground} className="landing-steps">
      <SectionHead {...part} isLevel />
      <ol>
        {part.steps.map(({ name, time, text }, index) => (
          <li key={name}>
            <StepSign index={index} of={part.steps.length} />
            <div>
              <h3>{name}</h3>
              {time && <p className="note">{time}</p>}
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </SectionFrame>
  );
}
