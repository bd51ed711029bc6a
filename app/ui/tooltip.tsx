import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { TOOLTIP_OPEN_DELAY } from '#app/constants.ts';

/** The button still needs its own accessible name. */
export function Tooltip({ label, children }: { label: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const opening = useRef<ReturnType<typeof setTimeout>>(undefined);
  const close = () => {
    clearTimeout(opening.current);
    setOpen(false);
  };
  useEffect(() => () => clearTimeout(opening.current), []);

  // A layout effect adds the listener before the tooltip is visible, so that no Escape is missed.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isOpen]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the control inside is interactive
    <span
      className="tooltip-area"
      onPointerEnter={(event) => {
        if (event.pointerType !== 'mouse') return;
        clearTimeout(opening.current);
        opening.current = setTimeout(() => setOpen(true), TOOLTIP_OPEN_DELAY);
      }}
      onPointerLeave={close}
      onFocus={(event) => event.target.matches(':focus-visible') && setOpen(true)}
      onBlur={close}
    >
      {children}
      {isOpen && (
        <span role="tooltip" className="tooltip">
          {label}
        </span>
      )}
    </span>
  );
}
