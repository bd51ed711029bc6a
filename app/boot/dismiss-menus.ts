/**
 * Closes an open menu (`<details data-menu>`) when the visitor presses Escape, or clicks or
 * focuses an element outside the menu. This script runs without React, because a visitor may press
 * Escape before React has started.
 */
export function dismissMenus(): void {
  const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('[data-menu][open]');
  const closeFromOutside = ({ target }: Event) => {
    for (const menu of openMenus()) menu.open = target instanceof Node && menu.contains(target);
  };
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    for (const menu of openMenus()) {
      const hadFocus = menu.contains(document.activeElement);
      menu.open = false;
      if (hadFocus) menu.querySelector('summary')?.focus();
    }
  };
  // Listen in the capture phase. While React starts, it stops these events before they bubble up.
  const capture = true;
  addEventListener('pointerdown', closeFromOutside, { capture });
  addEventListener('focusin', closeFromOutside, { capture });
  addEventListener('keydown', closeOnEscape, { capture });
}
