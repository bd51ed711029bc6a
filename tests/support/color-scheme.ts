import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

export async function emulateColorScheme(value: 'light' | 'dark'): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-color-scheme', value }],
  });
  onTestFinished(async () => {
    await cdp().send('Emulation.setEmulatedMedia', {});
  });
}
