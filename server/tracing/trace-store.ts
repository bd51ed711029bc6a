import type { Store } from '#app/forms/engine/ports.ts';
import type { Tracing } from './tracing.ts';

/** Records each transaction that stores a submission. */
export function traceStore(store: Store, { step }: Pick<Tracing, 'step'>): Store {
  return {
    ...store,
    save: (submission) => step('store submission', () => store.save(submission)),
  };
}
