import { setTimeout as wait } from 'node:timers/promises';
import type { Updateable } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '#server/database/connect.ts';
import type { Tables } from '#server/database/tables.ts';
import { type ClaimedMail, settle } from './claims.ts';

export type Outcome = Updateable<Tables['outbox']>;

const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 2000;

type Options = {
  database: Database;
  log: Logger;
  giveUp: AbortSignal;
};

export async function writeOutcome(
  mail: ClaimedMail,
  outcome: Outcome,
  { database, log, giveUp }: Options,
): Promise<void> {
  for (let pause = FIRST_PAUSE; ; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
    try {
      if (!(await settle(database, mail, outcome)))
        log.warn({ mail: mail.id }, 'another process has taken a mail whose lease had expired');
      return;
    } catch (error) {
      if (pause === FIRST_PAUSE)
        log.error(
          { error, mail: mail.id, kind: mail.kind },
          'the outcome of a mail cannot be written',
        );
    }
    try {
      await wait(pause, undefined, { signal: giveUp });
    } catch {
      return;
    }
  }
}
