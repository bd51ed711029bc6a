import { vi } from 'vitest';

/** Stops the clock of a component test until the test ends: timers then run only in `passTime`. */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  // Where it finds fake timers, Vitest lets 50 ms pass whenever a test waits for the browser.
  vi.spyOn(vi, 'isFakeTimers').mockReturnValue(false);
}

/** Lets time pass on the stopped clock, and waits until React has drawn the result. */
export async function passTime(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
}
