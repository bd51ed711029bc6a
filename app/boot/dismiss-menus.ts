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
  // React stops these events from bubbling during hydration, so listen in the capture phase.
  const capture = true;
  addEventListener('pointerdown', closeFromOutside, { capture });
  addEventListener('focusin', closeFromOutside, { capture });
  addEventListener('keydown', closeOnEscape, { capture });
}
