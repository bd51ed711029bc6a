import { writeFileSync } from 'node:fs';
import path from 'node:path';

/** Returns the settings of a site whose wall clock the test can change while the site runs. */
export function siteClock(folder: string): {
  settings: Record<string, string>;
  setOffBy: (milliseconds: number) => void;
} {
  const file = path.join(folder, 'clock-off-by');
  const setOffBy = (milliseconds: number) => writeFileSync(file, String(milliseconds));
  setOffBy(0);
  return {
    settings: {
      NODE_OPTIONS: `--import ${new URL('./shifted-clock.ts', import.meta.url).href}`,
      CLOCK_OFF_BY: file,
    },
    setOffBy,
  };
}
