import { MOST_POINTS } from '#app/constants.ts';

const SIZE = 400;
const CENTRE = `${SIZE / 2} ${SIZE / 2}`;
/** The space for numbers and topics around the star, in pixels. */
const EDGE = 32;
/** The distance from the centre to the number of a point, in pixels. */
const LABEL = 207;
/** Four topics each have a corner. Other numbers of topics are only in the list below the star. */
const CORNERS = 4;
const QUARTER = Math.PI / 2;
/** The length of a point for the weakest and the strongest answer, in pixels. */
const SHORTEST = 62;
const LONGEST = 190;
/** The distance from the centre to the notches between the points, in pixels. */
const NOTCH = 54;
/** The distance from the centre to the notches between the arms of questions, in pixels. */
const WAIST = 118;

type StarProps = {
  /** The scores of the questions of each topic. */
  topics: readonly { id: string; heading: string; scores: readonly number[] }[];
  /** The indexes of the weakest answers. */
  weak: readonly number[];
  label: string;
};

/**
 * A star with one arm for each question. The style sheet closes the arms of answered questions.
 * Screen readers skip this drawing, because the form shows the same.
 */
export function AnswerStar({ questions }: { questions: number }) {
  const half = 180 / questions;
  return (
    <svg className="answer-star" viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
      {Array.from({ length: questions }, (_, index) => index * 2 * half).map((at) => (
        <path key={at} d={armOf(at, half)} />
      ))}
    </svg>
  );
}

function armOf(at: number, half: number): string {
  const sides = [corner(at - half, WAIST), corner(at, LONGEST), corner(at + half, WAIST)];
  return `M${SIZE / 2} ${SIZE / 2}L${sides.join('L')}z`;
}

/**
 * A star with one point for each question, and the topics in its corners. Rings mark the possible
 * lengths of a point. In both languages, the questions run clockwise, like hours.
 */
export function AssessmentStar({ topics, weak, label }: StarProps) {
  const scores = topics.flatMap((topic) => topic.scores);
  const half = 180 / scores.length;
  const pointAt = (index: number, length: number) => corner((index * 2 + 1) * half, length);
  const notchAt = (index: number) => corner(index * 2 * half, NOTCH);
  const arms = scores.map((score, index) => ({
    number: index + 1,
    tip: pointAt(index, lengthOf(score)),
    shape: `${CENTRE} ${notchAt(index)} ${pointAt(index, lengthOf(score))} ${notchAt(index + 1)}`,
    label: pointAt(index, LABEL).split(' '),
  }));
  return (
    <svg
      className="assessment-star"
      viewBox={`${-EDGE} ${-EDGE} ${SIZE + 2 * EDGE} ${SIZE + 2 * EDGE}`}
      role="img"
      aria-label={label}
    >
      {Array.from({ length: MOST_POINTS + 1 }, (_, score) => (
        <polygon
          key={lengthOf(score)}
          className="assessment-ring"
          points={scores.map((_, index) => pointAt(index, lengthOf(score))).join(' ')}
        />
      ))}
      {arms.map(({ number, tip, shape, label: [x, y] }, index) => (
        <g key={number} className={weak.includes(index) ? 'assessment-weak' : undefined}>
          <polygon className="assessment-shape" points={shape} />
          <path className="assessment-ring" d={`M${CENTRE}L${tip}`} />
          <text x={x} y={y}>
            {number}
          </text>
        </g>
      ))}
      {(topics.length === CORNERS ? topics : []).map(({ id, heading }, index) => {
        const isRight = Math.sin((index + 0.5) * QUARTER) > 0;
        const isTop = Math.cos((index + 0.5) * QUARTER) > 0;
        return (
          <text
            key={id}
            className={`assessment-topic${isRight ? ' at-right' : ''}`}
            x={isRight ? SIZE + EDGE : -EDGE}
            y={isTop ? 12 - EDGE : SIZE + EDGE - 14}
          >
            {heading}
          </text>
        );
      })}
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
