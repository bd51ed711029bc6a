import { vi } from 'vitest';

/** Stops the clock until the test ends: timers run only when the test advances them. */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  // Vitest's locators advance fake timers by 50 ms while they wait, unless they see none.
  vi.spyOn(vi, 'isFakeTimers').mockReturnValue(false);
}
