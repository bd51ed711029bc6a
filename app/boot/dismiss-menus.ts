/** Closes an open menu on Escape, or on a press or focus outside the menu. Works without React. */
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
  // Listen in the capture phase, because React stops the bubbling of these events while it starts.
  const capture = true;
  addEventListener('pointerdown', closeFromOutside, { capture });
  addEventListener('focusin', closeFromOutside, { capture });
  addEventListener('keydown', closeOnEscape, { capture });
}
