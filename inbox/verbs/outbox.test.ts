import { expect } from 'vitest';
import { onBothEngines } from '#tests/support/databases.ts';
import { inboxFor, NOW, send } from '#tests/support/inbox-for.ts';

onBothEngines(
  'stuck mails are listed with their reason, and retried one by one or all at once',
  async (database, settings) => {
    const inbox = inboxFor(settings);
    const empty = await inbox(['outbox']);
    expect([empty.code, empty.stderr]).toEqual([0, 'Nothing is stuck.\n']);

    const { reference } = await send(database);
    await send(database, { email: 'b@visitor.test' });
    const set = (
      recipient: string,
      values: {
        state: 'dead' | 'pending' | 'quarantined';
        last_error?: string;
        attempts?: number;
        next_at?: number;
      },
    ) => database.db.updateTable('outbox').set(values).where('recipient', '=', recipient).execute();
    await set('sara@visitor.test', { state: 'dead', last_error: '550 5.1.1', attempts: 1 });
    await set('b@visitor.test', { state: 'quarantined' });

    const { stdout, stderr } = await inbox(['outbox']);
    expect(stdout).toMatch(/^pending +2$/m);
    expect(stdout).toMatch(
      new RegExp(`${reference} +confirmation +sara@visitor\\.test +dead +1 +550 5\\.1\\.1$`, 'm'),
    );
    expect(stderr).toBe('2 need a look: "outbox retry <id>" sends one.\n');
    const { counts, stuck } = JSON.parse((await inbox(['outbox', '--json'])).stdout) as {
      counts: object;
      stuck: { id: string; reference: string }[];
    };
    expect(counts).toEqual({ pending: 2, sending: 0, sent: 0, dead: 1, held: 0, quarantined: 1 });
    expect(stuck).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ reference, state: 'dead', lastError: '550 5.1.1', attempts: 1 }),
      ]),
    );

    const id = stuck.find((mail) => mail.reference === reference)?.id ?? '';
    expect(
      JSON.parse(
        (await inbox(['outbox', 'retry', id.slice(0, 10), '--json'], { now: NOW + 1 })).stdout,
      ),
    ).toEqual({ retried: 1 });
    expect(
      await database.db
        .selectFrom('outbox')
        .select(['state', 'attempts', 'next_at'])
        .where('id', '=', id)
        .execute(),
    ).toEqual([{ state: 'pending', attempts: 0, next_at: NOW + 1 }]);
    await set('sara@visitor.test', { state: 'dead' });
    expect((await inbox(['outbox', 'retry', 'all'])).stderr).toBe(
      '1 mails are sent as soon as the server gets to them.\n',
    );
    expect((await inbox(['outbox', 'resume'])).stderr).toBe(
      '1 mails are sent as soon as the server gets to them.\n',
    );
    expect((await inbox(['outbox'])).stderr).toBe('Nothing is stuck.\n');

    expect(await inbox(['outbox', 'retry', 'ffffffffff'])).toMatchObject({
      code: 2,
      stderr: 'No mail has the id ffffffffff.\n',
    });
    expect(await inbox(['outbox', 'retry', '%'])).toMatchObject({ code: 2 });
  },
);
