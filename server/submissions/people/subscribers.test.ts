import { expect } from 'vitest';
import type { Store } from '#app/forms/engine/ports.ts';
import { HOUR } from '#app/i18n/durations.ts';
import type { Database } from '#server/database/connect.ts';
import { onBothEngines, openDatabase } from '#tests/support/databases.ts';
import {
  exampleStore,
  exampleSubmission,
  NOON,
  TO_VISITOR,
} from '#tests/support/example-submission.ts';

const signUpOf = (email: string, token: string) =>
  exampleSubmission({ form: 'newsletter', language: 'ar', email, token });
const suppressions = ({ db }: Database) =>
  db.selectFrom('suppressions').select(['reason', 'created_at']).execute();

onBothEngines('a sign-up becomes a subscription once', async (database) => {
  const { store, clock } = exampleStore(database);
  const signUp = await store.save(signUpOf('Layla@example.com', 'a'));
  clock.now += HOUR;
  const subscriber = await store.subscribe(signUp.id, { version: 3, text: 'أوافق' });
  expect(subscriber).toEqual({
    id: expect.any(String),
    email: 'Layla@example.com',
    language: 'ar',
  });
  clock.now += HOUR;
  expect(await store.subscribe(signUp.id, { version: 4 })).toEqual(subscriber);
  const other = await store.save(signUpOf('layla@EXAMPLE.com', 'b'));
  expect(await store.subscribe(other.id, { version: 4 })).toEqual(subscriber);
  expect(await store.subscriber(subscriber?.id ?? '')).toEqual(subscriber);
  const [row, ...others] = await database.db.selectFrom('subscribers').selectAll().execute();
  expect(others).toEqual([]);
  expect(row).toMatchObject({ email_key: 'layla@example.com', confirmed_at: NOON + HOUR });
  expect(JSON.parse(row?.consent ?? '')).toEqual({
    version: 3,
    text: 'أوافق',
    signedUpAt: NOON,
    confirmedAt: NOON + HOUR,
  });
});

onBothEngines(
  'twenty concurrent confirmations make one subscription',
  async (database, settings) => {
    const stores = [
      exampleStore(database).store,
      exampleStore(await openDatabase(settings)).store,
    ] as const;
    const { id } = await stores[0].save(signUpOf('layla@example.com', 'a'));
    const twenty = <Result>(ask: (store: Store) => Promise<Result>) =>
      Promise.all(Array.from({ length: 20 }, (_, index) => ask(stores[index % 2 ? 1 : 0])));
    // Open all connections first, because the confirmations must run at the same time.
    await twenty((store) => store.subscriber('none'));
    const pressed = await twenty((store) => store.subscribe(id, {}));
    expect(new Set(pressed.map((subscriber) => subscriber?.id)).size).toBe(1);
  },
);

onBothEngines('an id that is no sign-up subscribes nobody', async (database) => {
  const { store } = exampleStore(database);
  const contact = await store.save(exampleSubmission());
  expect(await store.subscribe(contact.id, {})).toBeUndefined();
  expect(await store.subscribe('none', {})).toBeUndefined();
  expect(await store.subscriber('none')).toBeUndefined();
  expect(await database.db.selectFrom('subscribers').selectAll().execute()).toEqual([]);
});

onBothEngines('a subscriber can change the language', async (database) => {
  const { store } = exampleStore(database);
  const { id = '' } =
    (await store.subscribe((await store.save(signUpOf('layla@example.com', 'a'))).id, {})) ?? {};
  expect(await store.setLanguage(id, 'en')).toBe(true);
  expect(await store.subscriber(id)).toMatchObject({ language: 'en' });
  expect(await store.setLanguage('none', 'en')).toBe(false);
});

onBothEngines(
  'unsubscribing suppresses the e-mail until a new sign-up is confirmed',
  async (database) => {
    const { store, clock } = exampleStore(database);
    const contact = await store.save(exampleSubmission());
    const signUp = await store.save(signUpOf('layla@example.com', 'a'));
    const { id = '' } = (await store.subscribe(signUp.id, {})) ?? {};
    clock.now += HOUR;
    expect(await store.unsubscribe(id)).toBe(true);
    expect(await store.unsubscribe(id)).toBe(false);
    expect(await suppressions(database)).toEqual([
      { reason: 'unsubscribed', created_at: NOON + HOUR },
    ]);
    expect(await store.subscriber(id)).toBeUndefined();
    expect(await store.subscribe(signUp.id, {})).toBeUndefined();
    expect(await store.personalData(contact.id)).toMatchObject({
      submissions: [{ id: contact.id }],
    });

    const fresh = await store.save(signUpOf('Layla@example.com', 'a'));
    expect(await suppressions(database)).toHaveLength(1);
    expect(await store.subscribe(fresh.id, {})).toMatchObject({ email: 'Layla@example.com' });
    expect(await suppressions(database)).toEqual([]);
  },
);

onBothEngines(
  'a confirmation sends one welcome mail with links for the subscription',
  async (database) => {
    const { store, clock } = exampleStore(database);
    const mails = () => [TO_VISITOR, { ...TO_VISITOR, kind: 'welcome', waits: true }];
    const signUp = await store.save({ ...signUpOf('layla@example.com', 'a'), mails });
    const welcome = () =>
      database.db
        .selectFrom('outbox')
        .select(['state', 'next_at'])
        .where('kind', '=', 'welcome')
        .executeTakeFirst();
    expect(await welcome()).toMatchObject({ state: 'held' });
    clock.now += HOUR;
    expect(await store.subscribe(signUp.id, {})).toMatchObject({ id: signUp.id });
    expect(await welcome()).toEqual({ state: 'pending', next_at: NOON + HOUR });
    await database.db.updateTable('outbox').set({ state: 'sent' }).execute();
    await store.subscribe(signUp.id, {});
    expect(await welcome()).toMatchObject({ state: 'sent' });
  },
);
