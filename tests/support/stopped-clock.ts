import { vi } from 'vitest';

/** Stops the clock until the test ends. Timers run only when the test advances the clock. */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  // Prevents Vitest's locators from advancing the fake timers by 50 ms while they wait.
  vi.spyOn(vi, 'isFakeTimers').mockReturnValue(false);
}
