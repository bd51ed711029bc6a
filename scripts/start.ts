import { buildIfNeeded } from './build.ts';
import { tellFailure } from './tell-failure.ts';

try {
  await buildIfNeeded();
} catch (error) {
  tellFailure(error);
}
await import('../server/main.ts');
