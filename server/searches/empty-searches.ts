import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { RETENTION } from '#app/forms/retention.ts';
import { DAY, WEEK } from '#app/i18n/durations.ts';
import { riyadhDay, weekOf } from '#app/i18n/moment.ts';
import type { LanguageCode } from '#content/languages.ts';
import { lock } from '#server/database/advisory-locks.ts';
import type { Database } from '#server/database/connect.ts';
import { countableQuery } from './countable-query.ts';

/** A search is stored only after this many different people have sent it within a day. */
const FEWEST_PEOPLE = 3;
/** At most this many different searches are stored per week, because bots may send many. */
const MOST_A_WEEK = 500;
const MOST_IN_MEMORY = 2000;

type Search = { language: LanguageCode; query: string };

export type EmptySearches = {
  /** Counts a search that found nothing. @param client identifies the client */
  count: (search: Search, client: string) => Promise<void>;
};

/**
 * Counts searches that found nothing, without storing who searched. A search is only in memory
 * until enough people have sent it. To count each person once, the memory has keyed hashes of the
 * clients, and only this process has the key.
 */
export function createEmptySearches(database: Database, now = Date.now): EmptySearches {
  const key = randomBytes(32);
  const clientsOf = new LRUCache<string, Set<string>>({
    max: MOST_IN_MEMORY,
    ttl: DAY,
    ttlAutopurge: true,
    ttlResolution: 0,
    perf: { now },
  });
  return {
    count: async ({ language, query: typed }, client) => {
      const query = countableQuery(typed);
      if (query === undefined) return;
      const name = `${language} ${query}`;
      const clients = clientsOf.get(name) ?? new Set();
      if (clients.size === 0) clientsOf.set(name, clients);
      const hash = createHmac('sha256', key).update(client).digest('base64url');
      if (clients.has(hash)) return;
      clients.add(hash);
      if (clients.size < FEWEST_PEOPLE) return;
      const people = clients.size === FEWEST_PEOPLE ? FEWEST_PEOPLE : 1;
      await store(database, { language, query, week: weekOf(now()), people });
    },
  };
}

type Counted = Search & { week: string; people: number };

async function store({ engine, transact }: Database, { people, ...search }: Counted) {
  await transact(async (transaction) => {
    await lock(engine, transaction, ['searches', search.week]);
    const known = await transaction
      .updateTable('empty_searches')
      .set((eb) => ({ people: eb('people', '+', people) }))
      .where('week', '=', search.week)
      .where('language', '=', search.language)
      .where('query', '=', search.query)
      .executeTakeFirst();
    if (known.numUpdatedRows > 0n) return;
    const { count } = await transaction
      .selectFrom('empty_searches')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('week', '=', search.week)
      .executeTakeFirstOrThrow();
    if (count >= MOST_A_WEEK) return;
    await transaction
      .insertInto('empty_searches')
      .values({ id: randomUUID(), ...search, people })
      .execute();
  });
}

/** Deletes searches at the end of their retention. */
export async function deleteOldSearches({ transact }: Database, now: number): Promise<void> {
  const before = riyadhDay(now - WEEK - RETENTION.searches.days * DAY);
  await transact((transaction) =>
    transaction.deleteFrom('empty_searches').where('week', '<', before).execute(),
  );
}
