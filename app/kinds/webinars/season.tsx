import { useLanguage } from '#app/i18n/use-language.ts';
import signs from '#generated/signs.json' with { type: 'json' };
import type { Season as SeasonScale } from './season.server.ts';

/** Draws a star for each webinar on a scale of months. Stars of past webinars are loose. */
export function Season({ months, stars }: SeasonScale) {
  const { dir } = useLanguage();
  const xOf = (at: number) => `${dir === 'rtl' ? 100 - at : at}%`;
  return (
    <svg className="season" aria-hidden="true">
      {months.map(({ name, at, newYear }, index) => (
        <g key={at}>
          <line x1={xOf(at)} x2={xOf(at)} y1="44" y2="56" />
          <text x={xOf((at + (months[index + 1]?.at ?? 100)) / 2)} y="70">
            {name}
          </text>
          {newYear && (
            <text className="season-year" x={xOf(at)} y="92">
              {newYear}
            </text>
          )}
        </g>
      ))}
      <line x2="100%" y1="44" y2="44" />
      {stars.map(({ slug, at, isPast }) => (
        <svg key={slug} x={xOf(at)} aria-hidden="true">
          <line y1="30" y2="44" />
          <use
            href={`${signs.src}#${isPast ? 'loose' : 'closed'}`}
            transform="translate(-16 0) scale(0.667)"
          />
        </svg>
      ))}
    </svg>
  );
}
