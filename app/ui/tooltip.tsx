import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { TOOLTIP_OPEN_DELAY } from '#app/constants.ts';

/**
 * Shows a control's name, which the control itself carries for screen readers: after the pointer
 * has rested on it, or at once when the keyboard reaches it. Escape hides it; the pointer may move
 * onto it.
 */
export function Tooltip({ label, children }: { label: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const opening = useRef<ReturnType<typeof setTimeout>>(undefined);
  const close = () => {
    clearTimeout(opening.current);
    setOpen(false);
  };
  useEffect(() => () => clearTimeout(opening.current), []);

  // With the paint that shows it, so that no Escape comes too early.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isOpen]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it watches over the control inside it, which is the interactive one
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
