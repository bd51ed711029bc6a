import { type CSSProperties, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { inTextOrder } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { FieldPart } from '#art/angle-field.ts';

const [LEAST, MOST] = [20, 68];
const READINGS = [LEAST, 32, 44, 56, MOST];
const PARTS: FieldPart[] = ['wide', 'narrow'];

let hasOpened = false;

type AngleFieldProps = {
  src: string;
  words: { caption: string; label: string };
};

/**
 * The slider moves the edge between measured lines and loose lines: behind the star, each line has
 * the angle of its place on the scale.
 */
export function AngleField({ src, words: { caption, label } }: AngleFieldProps) {
  const id = useId();
  const language = useLanguage();
  const degrees = (value: number) => inTextOrder(`${value}°`, language);
  const input = useRef<HTMLInputElement>(null);
  const angleBefore = useRef(MOST);
  const [angle, setAngle] = useState(MOST);

  useEffect(() => {
    const control = input.current;
    if (!control) return undefined;
    // The URL may contain an angle, or the visitor may have moved the slider before React started.
    const follow = () => {
      const shared = /^#angle=(\d+)$/.exec(location.hash)?.[1];
      if (shared) control.value = shared;
      setAngle(control.valueAsNumber);
    };
    // Before React ran, a swipe that began on the slider moved it and then scrolled the page.
    if (scrollY > 0) control.value = control.defaultValue;
    const share = () => history.replaceState(history.state, '', `#angle=${control.value}`);
    follow();
    control.addEventListener('change', share);
    addEventListener('hashchange', follow);
    return () => {
      control.removeEventListener('change', share);
      removeEventListener('hashchange', follow);
    };
  }, []);

  // The opening plays once, not each time that the visitor comes back to the home page.
  useLayoutEffect(() => {
    if (hasOpened) finishOpening(input.current);
    hasOpened = true;
  }, []);

  // During the opening, the star and its pointer would not follow the visitor.
  const start = () => finishOpening(input.current);
  const isMoved = angle < MOST;
  const before = isMoved ? (MOST - angle) / (MOST - LEAST) : undefined;

  return (
    <figure className="angle">
      <div
        className={isMoved ? 'angle-lines angle-moved' : 'angle-lines'}
        style={{ '--before': before } as CSSProperties}
      >
        <svg className="angle-loose" aria-hidden="true">
          {PARTS.map((part) => (
            <use key={part} href={`${src}#${part}-loose`} />
          ))}
        </svg>
        <div>
          <div>
            <svg aria-hidden="true">
              {PARTS.map((part) => (
                <use key={part} href={`${src}#${part}`} />
              ))}
            </svg>
          </div>
        </div>
        <span className="angle-goal">
          <svg aria-hidden="true">
            <use href={`${src}#star`} />
          </svg>
        </span>
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
            start();
          }}
          // The browser takes the touch in order to scroll, so the angle must stay as it was.
          onPointerCancel={({ currentTarget }) => {
            currentTarget.value = `${angleBefore.current}`;
            setAngle(angleBefore.current);
          }}
          onFocus={start}
          onInput={({ currentTarget }) => setAngle(currentTarget.valueAsNumber)}
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
          <label htmlFor={id}>{label}</label>
        </p>
      </figcaption>
    </figure>
  );
}

function finishOpening(control: HTMLElement | null) {
  const opening = control?.closest('figure')?.getAnimations({ subtree: true }) ?? [];
  for (const animation of opening) animation.finish();
}
