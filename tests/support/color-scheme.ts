import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

/** Shows the page in a light or dark theme until the test ends. */
export async function emulateColorScheme(value: 'light' | 'dark'): Promise<void> {
  const emulate = (features: { name: string; value: string }[]) => cdp().send('Emulation.setEmulatedMedia', { features });
  await emulate([{ name: 'prefers-color-scheme', value }]);
  onTestFinished(() => emulate([]));
}
