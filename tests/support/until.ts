import { vi } from 'vitest';

/**
 * Waits until something is so; much longer than it takes, since a machine may be busy.
 * @returns what it is then
 */
export function until<Value>(condition: () => Value | Promise<Value>): Promise<Value> {
  return vi.waitUntil(condition, { timeout: 15_000, interval: 5 }) as Promise<Value>;
}
