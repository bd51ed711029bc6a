import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { inTextOrder } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { FieldPart, FieldRow } from '#art/angle-field.ts';

const [LEAST, MOST] = [20, 68];
const READINGS = [LEAST, 32, 44, 56, MOST];
const PARTS: FieldPart[] = ['wide', 'narrow'];
const ROWS = [0, 1, 2, 3];

type DrawRow = (part: FieldPart, limit: number) => FieldRow;
type AngleFieldProps = {
  src: string;
  words: { caption: string; label: string };
};

/**
 * The slider sets the largest contact angle of the lines. The code that draws the lines loads when
 * a visitor uses the slider or opens a link with an angle.
 */
export function AngleField({ src, words: { caption, label } }: AngleFieldProps) {
  const id = useId();
  const language = useLanguage();
  const degrees = (value: number) => inTextOrder(`${value}°`, language);
  const input = useRef<HTMLInputElement>(null);
  const angleBefore = useRef(MOST);
  const [angle, setAngle] = useState(MOST);
  const [drawRow, setDrawRow] = useState<DrawRow>();

  const load = useCallback(() => {
    import('#art/angle-field.ts').then(
      ({ fieldRow }) => setDrawRow(() => fieldRow),
      () => undefined,
    );
  }, []);
  useEffect(() => {
    const control = input.current;
    if (!control) return undefined;
    // The URL may contain an angle, or the visitor may have moved the slider before React started.
    const follow = () => {
      const shared = /^#angle=(\d+)$/.exec(location.hash)?.[1];
      if (shared) control.value = shared;
      setAngle(control.valueAsNumber);
      if (control.valueAsNumber !== MOST) load();
    };
    const share = () => history.replaceState(history.state, '', `#angle=${control.value}`);
    follow();
    control.addEventListener('change', share);
    addEventListener('hashchange', follow);
    return () => {
      control.removeEventListener('change', share);
      removeEventListener('hashchange', follow);
    };
  }, [load]);

  return (
    <figure className="angle">
      <div className="angle-lines">
        <svg className="angle-loose" aria-hidden="true">
          {PARTS.map((part) => (
            <use key={part} href={`${src}#${part}-loose`} />
          ))}
        </svg>
        <div>
          <div>
            <svg aria-hidden="true">
              {PARTS.map((part) =>
                drawRow && angle < MOST ? (
                  <Rows key={part} {...drawRow(part, angle)} />
                ) : (
                  <use key={part} href={`${src}#${part}`} />
                ),
              )}
            </svg>
          </div>
        </div>
      </div>
      <div className="angle-scale">
        <input
          ref={input}
          id={id}
          className="scripted"
          type="range"
          min={LEAST}
          max={MOST}
          defaultValue={MOST}
          aria-valuetext={`${angle}°`}
          onPointerDown={() => {
            angleBefore.current = angle;
            load();
          }}
          // The browser takes the touch in order to scroll, so the angle must stay as it was.
          onPointerCancel={({ currentTarget }) => {
            currentTarget.value = `${angleBefore.current}`;
            setAngle(angleBefore.current);
          }}
          onFocus={load}
          onInput={({ currentTarget }) => {
            setAngle(currentTarget.valueAsNumber);
            load();
          }}
        />
        <p aria-hidden="true">
          {READINGS.map((reading) => (
            <span key={reading}>{degrees(reading)}</span>
          ))}
        </p>
      </div>
      <figcaption className="wrap">
        <p>{caption}</p>
        <p className="scripted">
          <label htmlFor={id}>{label}</label> <output htmlFor={id}>{degrees(angle)}</output>
        </p>
      </figcaption>
    </figure>
  );
}

/** Lines beyond the pointer are darker, so each degree changes the drawing. */
function Rows({ width, height, d, star, end }: FieldRow) {
  return (
    <svg viewBox={`0 0 ${width} ${height * 3}`} preserveAspectRatio="none" aria-hidden="true">
      {ROWS.map((row) => (
        <path key={row} d={d} transform={`translate(0 ${row * height})`} />
      ))}
      <rect className="angle-rest" x={end} width={width - end} height={height * 3} />
      <path className="angle-star" d={star} />
    </svg>
  );
}
