import type { Store } from '#app/services.ts';
import type { Database } from '#server/database/connect.ts';
import { correct } from '#server/submissions/people/correct-submission.ts';
import { eraseFor, eraseOne } from '#server/submissions/people/erase.ts';
import { heldFor } from '#server/submissions/people/personal-data.ts';
import {
  findSubscriber,
  setLanguage,
  subscribe,
  unsubscribe,
} from '#server/submissions/people/subscribers.ts';
import { seatsTaken } from '#server/submissions/waitlist/waitlist.ts';
import type { Addresses } from './enqueue-mails.ts';
import { knownReceipt } from './find-receipt.ts';
import { save } from './save.ts';

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
