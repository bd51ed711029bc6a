import { userEvent } from 'vitest/browser';

export function movePointerAway(): Promise<void> {
  return userEvent.hover(document.body, { position: { x: 1, y: 1 } });
}
