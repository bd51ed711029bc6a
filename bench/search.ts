import { runnerImport } from 'vite';

// Node alone cannot read the components that the texts of the site contain.
await runnerImport('./bench/search/measure.ts', { configFile: false, logLevel: 'error' });
