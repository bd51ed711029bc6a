import type { Store } from '#app/forms/engine/ports.ts';
import type { Tracing } from './tracing.ts';

/** Returns a store that records each transaction in which a submission is stored. */
export function traceStore(store: Store, { step }: Pick<Tracing, 'step'>): Store {
  return {
    ...store,
    save: (submission) => step('store submission', () => store.save(submission)),
  };
}
