import type { Store } from '#app/forms/engine/ports.ts';
import type { Metrics } from './metrics.ts';

/** Returns a store that counts each new submission. Repeats do not count. */
export function measureStore(store: Store, metrics: Pick<Metrics, 'submissionStored'>): Store {
  return {
    ...store,
    save: async (submission) => {
      let isNew = false;
      const receipt = await store.save({
        ...submission,
        // The store writes mails only for a new submission.
        mails: (written) => {
          isNew = true;
          return submission.mails(written);
        },
      });
      if (isNew)
        metrics.submissionStored(submission.form, submission.quarantineReason !== undefined);
      return receipt;
    },
  };
}
