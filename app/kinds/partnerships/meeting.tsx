import signs from '#generated/signs.json' with { type: 'json' };

const [loose, closed] = ['step-1', 'step-5'];

/** `middle` is the x coordinate of the centre (px), and `scale` is 1 for a star 44 px wide. */
type Star = { readonly sign: string; readonly middle: number; readonly scale?: number };

/** A loose and a closed star that cross. */
const crossing: readonly Star[] = [
  { sign: loose, middle: 24 },
  { sign: closed, middle: 52 },
];

/** How the two sides meet. The side of the partner comes first. Each key is the slug of a type. */
export const meetings: Readonly<Record<string, readonly Star[]>> = {
  // The product has a place in the work.
  'technology-integration': [
    { sign: loose, middle: 38 },
    { sign: closed, middle: 38, scale: 0.68 },
  ],
  // Two firms are one team.
  'solution-delivery': [
    { sign: closed, middle: 24 },
    { sign: closed, middle: 52 },
  ],
  // The customer is handed over at one point.
  'channel-reseller': [
    { sign: loose, middle: 20, scale: 0.82 },
    { sign: closed, middle: 56, scale: 0.82 },
  ],
  // Between them, both sides build something larger.
  'strategic-alliance': [
    { sign: loose, middle: 12, scale: 0.45 },
    { sign: closed, middle: 38, scale: 0.74 },
    { sign: loose, middle: 64, scale: 0.45 },
  ],
};

const half = 24;

type MeetingProps = { stars?: readonly Star[] | undefined };

export function Meeting({ stars = crossing }: MeetingProps) {
  return (
    <svg className="meeting" width="76" viewBox="0 0 76 48" aria-hidden="true">
      {stars.map(({ sign, middle, scale = 1 }) => (
        <use
          key={middle + scale}
          href={`${signs.src}#${sign}`}
          transform={`translate(${middle} ${half})scale(${scale})translate(-${half} -${half})`}
        />
      ))}
    </svg>
  );
}
