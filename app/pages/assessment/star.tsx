import { MOST_POINTS } from './answers.ts';

const SIZE = 400;
/** The length of a point for the weakest and the strongest answer, in pixels. */
const SHORTEST = 62;
const LONGEST = 190;
/** The distance from the centre to the notches between the points, in pixels. */
const NOTCH = 54;
/** The distances from the centre to the lines of loose arms and to the notches of closed arms. */
const INNER = 154;
const WAIST = 118;

type StarProps = { scores: readonly number[]; label: string };

/**
 * A star with one arm for each question. The style sheet closes the arms of answered questions.
 * Screen readers skip this drawing, because the form shows the same.
 */
export function AnswerStar({ questions }: { questions: number }) {
  const half = 180 / questions;
  return (
    <svg className="answer-star" viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
      {Array.from({ length: questions }, (_, index) => index * 2 * half).map((at) => (
        <g key={at}>
          <path d={looseArm(at, half)} />
          <path d={closedArm(at, half)} />
        </g>
      ))}
    </svg>
  );
}

/** Two lines that cross at the edge of the star instead of ending there in a point. */
function looseArm(at: number, half: number): string {
  const beyond = half * 2.35;
  const end = INNER / Math.cos((beyond * Math.PI) / 180);
  return [1, -1]
    .map((side) => {
      const foot = at + half * side;
      return `M${corner(foot, INNER)}L${corner(foot - beyond * side, end)}`;
    })
    .join('');
}

function closedArm(at: number, half: number): string {
  const sides = [corner(at - half, WAIST), corner(at, LONGEST), corner(at + half, WAIST)];
  return `M${SIZE / 2} ${SIZE / 2}L${sides.join('L')}z`;
}

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
