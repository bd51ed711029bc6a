import { expect } from 'vitest';
import { DAY, HOUR } from '#app/i18n/durations.ts';
import { onBothEngines } from '#tests/support/databases.ts';
import { inboxFor, NOW, send } from '#tests/support/inbox-for.ts';

onBothEngines(
  'overdue submissions come first, and the exit code is 1 until they are closed',
  async (database, settings) => {
    const inbox = inboxFor(settings);
    const soon = await send(database, { answerWithin: 3 * HOUR, email: 'a@visitor.test' });
    await send(database, { answerWithin: 5 * HOUR, email: 'b@visitor.test' });
    expect(await inbox(['due'])).toMatchObject({ code: 0, stderr: '0 overdue, 1 due soon.\n' });
    expect(await inbox(['due', '--within', '1d'])).toMatchObject({
      code: 0,
      stderr: '0 overdue, 2 due soon.\n',
    });

    const late = await send(
      database,
      { answerWithin: DAY, quarantineReason: 'links', email: 'c@visitor.test' },
      NOW - DAY - 2 * HOUR,
    );
    const { code, stdout } = await inbox(['due']);
    expect(code).toBe(1);
    const [, first, second] = stdout.split('\n');
    expect(first).toMatch(new RegExp(`^${late.reference}.*quarantined +late by 2 h`));
    expect(second).toMatch(new RegExp(`^${soon.reference}.*open +in 3 h`));
    const json = await inbox(['due', '--json']);
    expect(json.code).toBe(1);
    expect(JSON.parse(json.stdout)).toMatchObject({
      overdue: [{ reference: late.reference }],
      soon: [{ reference: soon.reference }],
    });

    await inbox(['close', late.reference]);
    expect((await inbox(['due'])).code).toBe(0);
    expect(await inbox(['due', '--within', 'soon'])).toMatchObject({ code: 2 });
  },
);
