import { type ReactNode, useEffect, useRef } from 'react';

type SpecimenProps = {
  name: string;
  /** The state of the elements that `of` selects. */
  state?: 'hover' | 'focus-visible' | 'active' | 'open' | 'tooltip';
  of?: string;
  children: ReactNode;
};

export function Specimen({ name, state, of = 'a, button', children }: SpecimenProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!state) return;
    for (const element of place.current?.querySelectorAll<HTMLElement>(of) ?? [])
      if (state === 'open') element.setAttribute('open', '');
      else if (state === 'tooltip') pointAt(element);
      else element.dataset.shown = state;
  }, [state, of]);
  return (
    <figure className="guide-specimen">
      <figcaption className="note">{name}</figcaption>
      <div ref={place}>{children}</div>
    </figure>
  );
}

function pointAt(element: HTMLElement): void {
  element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
}

/** A frame for elements that are fixed to the window. `isScrolled` simulates a scrolled page. */
export function Frame({ isScrolled, children }: { isScrolled?: boolean; children: ReactNode }) {
  return (
    <div className="guide-frame" {...(isScrolled ? { 'data-scrolled': '' } : {})}>
      {children}
    </div>
  );
}
