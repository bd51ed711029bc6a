import type { Logger } from 'pino';
import type { WriteSeatMail, WriteWebinarMail } from '#app/forms/engine/ports.ts';
import { MINUTE } from '#app/i18n/durations.ts';
import type { WebinarFacts } from '#app/mail/ports.ts';
import type { Tokens } from '#app/ports.ts';
import type { Database } from '#server/database/connect.ts';
import { repeatRounds } from '#server/repeat-rounds.ts';
import { fillSeats } from '../waitlist/fill-seats.ts';
import { followMoves } from '../waitlist/follow-moves.ts';
import { announceChanges, announcedSequences } from './announce-changes.ts';
import { claimLatestContent } from './latest-content.ts';
import type { Round } from './people.ts';
import { sendAccess } from './send-access.ts';

type WrittenMail = Parameters<WriteWebinarMail>[1];

export type WebinarWork = Omit<Round, 'kind'> & {
  write: (
    registration: Parameters<WriteWebinarMail>[0],
    mail: WrittenMail,
  ) => ReturnType<WriteWebinarMail>;
};

export type WebinarSite = {
  webinars: WebinarFacts[];
  writeSeatMail: WriteSeatMail;
  writeWebinarMail: WriteWebinarMail;
  /** Sets the sequence numbers of announced events, which calendars need. */
  setSequences: (sequences: ReadonlyMap<string, number>) => void;
};

type Options = {
  database: Database;
  site: WebinarSite;
  links: { origin: string; tokens: Tokens };
  wakeOutbox: () => void;
  log: Pick<Logger, 'info' | 'error'>;
  now?: () => number;
  every?: number;
} & Pick<Round, 'mailHost' | 'visitorMailsPerMinute'>;

/**
 * Announces changes of webinars and sends the links to join, at once and then every minute.
 * @returns a function that stops the work
 */
export function startWebinarWork(options: Options): () => Promise<void> {
  const { log, every = MINUTE } = options;
  let isLatest: (() => Promise<boolean>) | undefined;
  return repeatRounds({
    takeRound: async () => {
      isLatest ??= await begin(options);
      if (await isLatest()) await takeRound(options);
    },
    every,
    onFailure: (error) => log.error({ error }, 'webinars cannot be followed'),
  });
}

async function begin(options: Options): Promise<() => Promise<boolean>> {
  const { database, site } = options;
  const isLatest = await claimLatestContent(database, site.webinars);
  await followContent(options);
  return isLatest;
}

async function followContent({ database, site, links, wakeOutbox, log, now = Date.now }: Options) {
  const { webinars, writeSeatMail } = site;
  await followMoves(database, webinars, { now: now(), ...links, writeSeatMail });
  const given = await fillSeats(database, webinars, now());
  if (given > 0) log.info({ given }, 'free seats were given');
  wakeOutbox();
}

async function takeRound(options: Options): Promise<void> {
  const { database, site, links, wakeOutbox, log, now = Date.now } = options;
  const { mailHost, visitorMailsPerMinute } = options;
  const work: WebinarWork = {
    now: now(),
    mailHost,
    visitorMailsPerMinute,
    write: (registration, mail) => site.writeWebinarMail(registration, mail, links),
  };
  const announced = await announceChanges(database, site.webinars, work);
  site.setSequences(await announcedSequences(database));
  const access = await sendAccess(database, site.webinars, work);
  if (announced + access === 0) return;
  log.info({ announced, access }, 'mails about webinars were queued');
  wakeOutbox();
}
