/**
 * Runs an action at once, or when the current press of the pointer has become a click. Otherwise an
 * action that moves the layout could move the pressed control away from the pointer.
 */
export function afterPress(action: () => void): void {
  if (document.querySelector(':active')) {
    // The click follows `mouseup` before the timer.
    addEventListener('mouseup', () => setTimeout(action), { once: true });
  } else action();
}
