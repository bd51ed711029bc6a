import { mkdirSync, writeFileSync } from 'node:fs';

export function writeReport(name: string, figures: unknown): void {
  mkdirSync('test-results/bench', { recursive: true });
  writeFileSync(`test-results/bench/${name}.json`, `${JSON.stringify(figures, null, 2)}\n`);
}
