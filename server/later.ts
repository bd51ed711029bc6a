import { data } from 'react-router';
import { STORE_UNAVAILABLE, type Store } from '#app/forms/engine/ports.ts';
import type { ReportError } from '#app/ports.ts';

/**
 * The store as pages ask it that keep nothing: where it cannot answer now, they say 503. Forms are
 * told the reason itself, since they have to give back what was typed.
 */
export function laterWhereUnavailable(store: Store, report: ReportError): Store {
  const or503 =
    <Arguments extends unknown[], Result>(ask: (...given: Arguments) => Promise<Result>) =>
    async (...given: Arguments): Promise<Result> => {
      try {
        return await ask(...given);
      } catch (error) {
        if (!(error instanceof Error) || error.name !== STORE_UNAVAILABLE) throw error;
        report(error);
        throw data(null, { status: 503 });
      }
    };
  return {
    save: store.save,
    receiptOf: store.receiptOf,
    seatsTaken: or503(store.seatsTaken),
    heldFor: or503(store.heldFor),
    correct: or503(store.correct),
    eraseOne: or503(store.eraseOne),
    eraseFor: or503(store.eraseFor),
    subscribe: or503(store.subscribe),
    subscriber: or503(store.subscriber),
    setLanguage: or503(store.setLanguage),
    unsubscribe: or503(store.unsubscribe),
  };
}
