import { buildIfNeeded } from './build.ts';
import { tellFailure } from './tell-failure.ts';

try {
  await buildIfNeeded();
} catch (error) {
  tellFailure(error);
}
// A process of its own from here on, with another command line.
await import('../server/serve.mjs');
