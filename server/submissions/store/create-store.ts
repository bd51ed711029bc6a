import type { Store, WriteNotice } from '#app/forms/engine/ports.ts';
import type { Database } from '#server/database/connect.ts';
import { correctSubmission } from '#server/submissions/people/correct-submission.ts';
import { eraseFor, eraseOne } from '#server/submissions/people/erase.ts';
import { personalData } from '#server/submissions/people/personal-data.ts';
import {
  findSubscriber,
  setLanguage,
  subscribe,
  unsubscribe,
} from '#server/submissions/people/subscribers.ts';
import { seatsTaken } from '#server/submissions/waitlist/waitlist.ts';
import type { MailOptions } from './enqueue-mails.ts';
import { storedReceipt } from './receipt.ts';
import { save } from './save.ts';

/** Creates the store that pages use. @param options.now milliseconds since 1970 */
export function createStore(
  database: Database,
  { now = Date.now, ...options }: MailOptions & { now?: () => number },
): Store {
  const { read } = database;
  const notices = (notice: WriteNotice) => ({ ...options, notice, now: now() });
  return {
    save: (submission) => save(database, submission, { ...options, now }),
    receiptOf: (submission) => read((db) => storedReceipt(db, submission)),
    seatsTaken: (about) => read((db) => seatsTaken(db, { form: 'webinar', about })),
    personalData: (id) => read((db) => personalData(db, id)),
    correct: (id, { notice, ...correction }) =>
      correctSubmission(database, { id, ...correction, notices: notices(notice) }),
    eraseOne: (id, submissionId, notice) => eraseOne(database, id, submissionId, notices(notice)),
    eraseFor: (id, notice) => eraseFor(database, id, notices(notice)),
    subscribe: (signUpId, consent) => subscribe(database, signUpId, consent, now()),
    subscriber: (id) => read((db) => findSubscriber(db, id)),
    setLanguage: (subscriberId, language) => setLanguage(database, subscriberId, language),
    unsubscribe: (subscriberId, letter) =>
      unsubscribe(database, subscriberId, { letter, now: now() }),
  };
}
