import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { DAY, HOUR } from '#app/i18n/durations.ts';
import type { Database } from '#server/database/connect.ts';
import { builtSite, exampleWebinar } from '#tests/support/built-site.ts';
import { onBothEngines } from '#tests/support/databases.ts';
import { emptyFolder, inboxFor, NOW, send } from '#tests/support/inbox-for.ts';

const STARTS = Date.parse('2026-12-08T15:30:00+03:00');

/**
 * Sends five registrations for a webinar with three seats. Sara and Omar get seats, and Sara
 * registers twice. Bot is quarantined, but its registration reserves the third seat, so Layla is on
 * the waitlist.
 */
async function register(database: Database) {
  const registration = { form: 'webinar' as const, about: 'first-ninety-days', seats: 3 };
  const people = [
    { name: 'سارة حداد', email: 'sara@visitor.test', language: 'ar' as const },
    { name: 'Omar', email: 'omar@visitor.test' },
    { name: 'Sara again', email: 'SARA@visitor.test' },
    { name: 'Bot', email: 'bot@visitor.test', quarantineReason: 'links' },
    { name: '=Layla', email: 'layla@visitor.test' },
  ];
  for (const [index, person] of people.entries())
    await send(database, { ...registration, ...person }, NOW + index * HOUR);
  await send(database, { ...registration, about: 'another' });
}

onBothEngines('a webinar lists its people once, seats first', async (database, settings) => {
  await register(database);
  const projectFolder = builtSite({ webinars: [exampleWebinar({ starts: STARTS, seats: 3 })] });
  const inbox = inboxFor(settings, { projectFolder });

  const { stdout, stderr } = await inbox(['webinar', 'first-ninety-days']);
  expect(stdout.split('\n').map((line) => line.split(/ {2,}/))).toEqual([
    ['Seat', 'Name', 'E-mail', 'Language', 'Registered'],
    ['seat', '\u2068سارة حداد\u2069', 'sara@visitor.test', 'ar', '2026-11-22 12:00'],
    ['seat', 'Omar', 'omar@visitor.test', 'en', '2026-11-22 13:00'],
    ['waiting', '=Layla', 'layla@visitor.test', 'en', '2026-11-22 16:00'],
    [''],
  ]);
  expect(stderr).toBe(
    'First ninety days, 2026-12-08 15:30: 2 of 3 seats, 1 waiting.\n1 more are quarantined: "inbox list --quarantined".\n',
  );

  expect(JSON.parse((await inbox(['webinar', 'first-ninety-days', '--json'])).stdout)).toEqual({
    slug: 'first-ninety-days',
    heading: 'First ninety days',
    starts: '2026-12-08T15:30:00+03:00',
    ends: '2026-12-08T16:30:00+03:00',
    isCancelled: false,
    seats: 3,
    taken: 2,
    quarantined: 1,
    people: [
      expect.objectContaining({ seat: 'seat', email: 'sara@visitor.test', language: 'ar' }),
      expect.objectContaining({ seat: 'seat', email: 'omar@visitor.test' }),
      expect.objectContaining({ seat: 'waiting', email: 'layla@visitor.test' }),
    ],
  });
});

onBothEngines('the people of a webinar are exported as CSV', async (database, settings) => {
  await register(database);
  const [projectFolder, folder] = [builtSite({ webinars: [exampleWebinar({})] }), emptyFolder()];
  const inbox = inboxFor(settings, { projectFolder, folder });
  const { code } = await inbox([
    ...['webinar', 'first-ninety-days'],
    ...['--format', 'csv', '--output', 'guests.csv'],
  ]);
  expect(code).toBe(0);
  const lines = readFileSync(path.join(folder, 'guests.csv'), 'utf8').split('\r\n');
  expect(lines[0]).toBe('\ufeffseat,name,email,language,registeredAt');
  expect(lines).toContain("waiting,'=Layla,layla@visitor.test,en,2026-11-22T16:00:00+03:00");
});

onBothEngines('an unknown webinar is no empty list', async (_database, settings) => {
  const projectFolder = builtSite({ webinars: [exampleWebinar({})] });
  expect(await inboxFor(settings, { projectFolder })(['webinar', 'ninety'])).toMatchObject({
    code: 2,
    stdout: '',
    stderr: 'There is no webinar "ninety". The site has: first-ninety-days.\n',
  });
});

const MONDAY = Date.parse('2026-12-07T08:00:00+03:00');

async function webinarsInDigest(stdout: string) {
  return (JSON.parse(stdout) as { webinars: object[] }).webinars;
}

onBothEngines(
  'the digest of the working day before a webinar asks for the access details',
  async (database, settings) => {
    await register(database);
    const sunday = exampleWebinar({ slug: 'another', starts: STARTS + 5 * DAY });
    const projectFolder = builtSite({ webinars: [exampleWebinar({ starts: STARTS }), sunday] });
    const inbox = inboxFor(settings, { projectFolder });
    const on = async (now: number) =>
      webinarsInDigest((await inbox(['digest', '--print', '--json'], { now })).stdout);
    expect(await on(MONDAY - DAY)).toEqual([]);
    expect(await on(MONDAY)).toEqual([
      {
        slug: 'first-ninety-days',
        starts: '2026-12-08T15:30:00+03:00',
        reason: 'access',
        people: 2,
      },
    ]);
    expect(await on(MONDAY + DAY)).toEqual([]);
    // Friday and Saturday are not working days, so Thursday's digest lists Sunday's webinar.
    expect(await on(MONDAY + 3 * DAY)).toMatchObject([{ slug: 'another', people: 1 }]);
    expect(await on(MONDAY + 5 * DAY)).toEqual([]);
  },
);

onBothEngines(
  'a webinar that was moved or cancelled is in one digest, unless nobody registered',
  async (database, settings) => {
    await register(database);
    const moved = exampleWebinar({ starts: STARTS, isMoved: true });
    const empty = exampleWebinar({ slug: 'empty', isMoved: true });
    const past = exampleWebinar({ slug: 'another', starts: NOW - DAY, isMoved: true });
    const inbox = inboxFor(settings, {
      projectFolder: builtSite({ webinars: [moved, empty, past] }),
    });
    const expected = [{ slug: moved.slug, reason: 'moved', people: 3 }];
    const printed = await inbox(['digest', '--print', '--json']);
    expect(await webinarsInDigest(printed.stdout)).toMatchObject(expected);
    const mailed = await inbox(['digest', '--json']);
    expect(await webinarsInDigest(mailed.stdout)).toMatchObject(expected);
    const next = await inbox(['digest', '--json'], { now: NOW + DAY });
    expect(await webinarsInDigest(next.stdout)).toEqual([]);

    const again = builtSite({ webinars: [{ ...moved, isCancelled: true }] });
    const later = await inbox(['digest', '--json'], { now: NOW + 2 * DAY, projectFolder: again });
    expect(await webinarsInDigest(later.stdout)).toMatchObject([
      { slug: moved.slug, reason: 'cancelled', people: 3 },
    ]);
  },
);
