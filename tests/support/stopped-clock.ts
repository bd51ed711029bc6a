import { vi } from 'vitest';

/** Stops the clock until the test ends. Timers run only when the test advances the clock. */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  // Without this mock, Vitest's locators would advance the fake timers while they wait.
  vi.spyOn(vi, 'isFakeTimers').mockReturnValue(false);
}
