import { vi } from 'vitest';

/** Waits until a condition is true. The time limit is long, because a machine may be busy. */
export function until<Value>(condition: () => Value | Promise<Value>): Promise<Value> {
  return vi.waitUntil(condition, { timeout: 15_000, interval: 5 }) as Promise<Value>;
}
