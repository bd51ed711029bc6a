import { type PointerEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { DROPDOWN_CLOSE_DELAY, DROPDOWN_HOVER_CLICK_GRACE } from '#app/constants.ts';
import { neutralPath } from '#app/i18n/localized-path.ts';
import { useTexts } from '#app/i18n/texts.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { useDismiss } from '#app/ui/use-dismiss.ts';
import type { headerGroups } from './menus.ts';

/**
 * A group of the header's links. It is a <details>, which opens by click, Enter and Space without
 * any script; React adds hovering, Escape and closing when the attention goes elsewhere.
 */
export function HeaderDropdown({ name, links }: (typeof headerGroups)[number]) {
  const { navigation } = useTexts();
  const pathname = neutralPath(useLocation().pathname);
  const details = useRef<HTMLDetailsElement>(null);
  const hover = useHover(details);
  useDismiss(details);

  const isCurrent = links.some(([, path]) => path === pathname);
  return (
    // `name` lets only one of the groups be open.
    <details
      ref={details}
      name="header"
      className="dropdown"
      suppressHydrationWarning
      {...hover.area}
    >
      <summary className="header-link" data-current={isCurrent || undefined} {...hover.label}>
        <span>{navigation[name]}</span>
        <Icon name="chevron-down" />
      </summary>
      <ul className="dropdown-panel">
        {links.map(([label, path]) => (
          <li key={path}>
            <PageLink to={path}>{navigation[label]}</PageLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

/**
 * Opens on hover and closes a moment after the pointer has left, so that it may cross the gap to
 * the panel.
 */
function useHover(details: React.RefObject<HTMLDetailsElement | null>) {
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const openedAt = useRef(Number.NEGATIVE_INFINITY);
  const open = () => {
    clearTimeout(closing.current);
    if (!details.current || details.current.open) return;
    details.current.open = true;
    openedAt.current = performance.now();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => {
    // The pointer may have arrived before React did.
    if (details.current?.matches(':hover')) open();
    return () => clearTimeout(closing.current);
  }, []);

  const byMouse = (act: () => void) => (event: PointerEvent) =>
    event.pointerType === 'mouse' && act();
  return {
    area: {
      // Whatever opened or closed it meanwhile, the pointer's leaving is no longer what counts.
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
        const sameGesture = performance.now() - openedAt.current < DROPDOWN_HOVER_CLICK_GRACE;
        if (sameGesture && event.detail > 0) event.preventDefault();
      },
    },
  };
}
