import { vi } from 'vitest';

/** Advances the stopped clock and waits until React has drawn the result. */
export async function passTime(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
}
