import { type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import { DROPDOWN_CLOSE_DELAY } from '#app/constants.ts';
import { Icon } from './icon.tsx';
import { useCloseOnNavigation } from './use-close-on-navigation.ts';

type DropdownProps = {
  label: string;
  /** At most one dropdown of a group is open. */
  group: string;
  isCurrent: boolean;
  labelClassName: string;
  children: ReactNode;
};

/** Works without a script. With React, the menu also opens on hover. */
export function Dropdown({ label, group, isCurrent, labelClassName, children }: DropdownProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const hover = useHover(details);
  useCloseOnNavigation(details);

  return (
    <details
      ref={details}
      name={group}
      className="dropdown"
      data-menu
      suppressHydrationWarning
      {...hover.area}
    >
      <summary className={labelClassName} data-current={isCurrent || undefined} {...hover.label}>
        <span>{label}</span>
        <Icon name="chevron-down" />
      </summary>
      <ul className="dropdown-panel">{children}</ul>
    </details>
  );
}

/** The dropdown closes after a delay, so that the pointer can reach the panel. */
function useHover(details: React.RefObject<HTMLDetailsElement | null>) {
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const openedByHover = useRef(false);
  const open = () => {
    clearTimeout(closing.current);
    if (!details.current || details.current.open) return;
    details.current.open = true;
    openedByHover.current = true;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on mount
  useEffect(() => {
    // The pointer may have been over the dropdown before React started.
    if (details.current?.matches(':hover')) open();
    return () => clearTimeout(closing.current);
  }, []);

  const byMouse = (act: () => void) => (event: PointerEvent) =>
    event.pointerType === 'mouse' && act();
  return {
    area: {
      onToggle: () => clearTimeout(closing.current),
      onPointerEnter: byMouse(open),
      onPointerLeave: byMouse(() => {
        clearTimeout(closing.current);
        closing.current = setTimeout(
          () => details.current?.removeAttribute('open'),
          DROPDOWN_CLOSE_DELAY,
        );
      }),
    },
    label: {
      onClick: (event: React.MouseEvent) => {
        // A visitor who points at the label and then clicks wants the menu to be open.
        const keepsOpen = details.current?.open && openedByHover.current && event.detail > 0;
        if (keepsOpen) event.preventDefault();
        openedByHover.current = false;
      },
    },
  };
}
