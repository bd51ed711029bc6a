import { userEvent } from 'vitest/browser';

/** Moves the pointer to a corner of the page, away from the component. */
export function movePointerAway(): Promise<void> {
  return userEvent.hover(document.body, { position: { x: 1, y: 1 } });
}
