import { HOUR } from '#app/i18n/durations.ts';
import type { ErrorList, Letter } from '#app/mail/ports.ts';
import { lock } from '#server/database/advisory-locks.ts';
import type { Database } from '#server/database/connect.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import { ERROR_DIGEST } from './error-buffer.ts';
import { readDigestState, writeDigestState } from './error-digest-state.ts';
import { joinErrors, NO_ERRORS } from './error-list.ts';

export type SendOptions = {
  database: Database;
  compose: (errors: ErrorList) => Letter;
  recipient: string;
  mailHost: string;
  wakeOutbox: () => void;
  now?: () => number;
};

/** The time between two digests of all processes, in milliseconds. */
const PAUSE = HOUR;

/** Stores errors, and mails all stored errors if a digest is due. */
export async function sendErrors(errors: ErrorList, options: SendOptions): Promise<void> {
  const { database, compose, recipient, mailHost, wakeOutbox, now = Date.now } = options;
  const hasErrors = errors.kinds.length > 0;
  // Read first, because a write transaction makes visitors wait.
  if (!hasErrors && !isDue(await database.read(readDigestState), now())) return;
  const isSent = await database.transact(async (transaction) => {
    await lock(database.engine, transaction, ['digest', ERROR_DIGEST]);
    const stored = await readDigestState(transaction);
    const moment = now();
    const all = { ...stored, errors: joinErrors(stored.errors, errors) };
    if (!isDue(all, moment)) {
      if (hasErrors) await writeDigestState(transaction, all);
      return false;
    }
    const mail = {
      submission_id: null,
      kind: ERROR_DIGEST,
      audience: 'firm' as const,
      recipient,
      message: compose(all.errors),
    };
    await enqueue(transaction, [mail], { mailHost, now: moment });
    await writeDigestState(transaction, { sentAt: moment, errors: NO_ERRORS });
    return true;
  });
  if (isSent) wakeOutbox();
}

type State = Awaited<ReturnType<typeof readDigestState>>;

function isDue({ sentAt, errors }: State, now: number): boolean {
  // A digest is also due if a wrong clock has set `sentAt` far in the future.
  return errors.kinds.length > 0 && Math.abs(now - sentAt) >= PAUSE;
}
