import type { Store } from '#app/forms/engine/ports.ts';
import type { Database } from '#server/database/connect.ts';
import { correct } from './correct.ts';
import type { Addresses } from './enqueue.ts';
import { eraseFor, eraseOne } from './erase.ts';
import { heldFor } from './held-for.ts';
import { knownReceipt } from './known-receipt.ts';
import { save } from './save.ts';
import { seatsTaken } from './seats.ts';
import { findSubscriber, setLanguage, subscribe, unsubscribe } from './subscribers.ts';

/** What pages may do with what visitors send. @param options.now milliseconds since 1970 */
export function createStore(
  database: Database,
  { now = Date.now, ...addresses }: Addresses & { now?: () => number },
): Store {
  const { read } = database;
  return {
    save: (submission) => save(database, submission, { ...addresses, now }),
    receiptOf: (submission) => read((db) => knownReceipt(db, submission)),
    seatsTaken: (about) => read((db) => seatsTaken(db, 'webinar', about)),
    heldFor: (id) => read((db) => heldFor(db, id)),
    correct: (id, submissionId, answers, name) =>
      correct(database, id, submissionId, answers, name),
    eraseOne: (id, submissionId) => eraseOne(database, id, submissionId, now()),
    eraseFor: (id) => eraseFor(database, id, now()),
    subscribe: (signUpId, consent) => subscribe(database, signUpId, consent, now()),
    subscriber: (id) => read((db) => findSubscriber(db, id)),
    setLanguage: (subscriberId, language) => setLanguage(database, subscriberId, language),
    unsubscribe: (subscriberId) => unsubscribe(database, subscriberId, now()),
  };
}
