import { MOST_POINTS } from './answers.ts';

const SIZE = 400;
/** The length of a point for the weakest and the strongest answer, in pixels. */
const SHORTEST = 62;
const LONGEST = 190;
/** The distance from the centre to the notches between the points, in pixels. */
const NOTCH = 54;

type StarProps = { scores: readonly number[]; label: string };

/** A star with one point for each question. Rings mark the possible lengths of a point. */
export function AssessmentStar({ scores, label }: StarProps) {
  const half = 180 / scores.length;
  const corners = scores.flatMap((score, index) => [
    corner(index * 2 * half, lengthOf(score)),
    corner((index * 2 + 1) * half, NOTCH),
  ]);
  return (
    <svg className="assessment-star" viewBox={`0 0 ${SIZE} ${SIZE}`} role="img" aria-label={label}>
      {Array.from({ length: MOST_POINTS + 1 }, (_, score) => (
        <polygon
          key={lengthOf(score)}
          className="assessment-ring"
          points={scores.map((_, index) => corner(index * 2 * half, lengthOf(score))).join(' ')}
        />
      ))}
      <polygon className="assessment-shape" points={corners.join(' ')} />
      <path
        className="assessment-ring"
        d={scores
          .map(
            (score, index) =>
              `M${SIZE / 2} ${SIZE / 2}L${corner(index * 2 * half, lengthOf(score))}`,
          )
          .join('')}
      />
    </svg>
  );
}

function lengthOf(score: number): number {
  return SHORTEST + ((LONGEST - SHORTEST) * score) / MOST_POINTS;
}

/** @param degrees clockwise from the top */
function corner(degrees: number, length: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180;
  const at = (share: number) => (SIZE / 2 + length * share).toFixed(1);
  return `${at(Math.cos(angle))} ${at(Math.sin(angle))}`;
}
