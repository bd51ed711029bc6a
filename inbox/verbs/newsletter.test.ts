import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { expect } from 'vitest';
import { siteSecret } from '#server/database/site-state.ts';
import { createTokens } from '#server/tokens.ts';
import { onBothEngines } from '#tests/support/databases.ts';
import { emptyFolder, inboxFor, NOW } from '#tests/support/inbox-for.ts';

const linkOf = (prefix: string) =>
  expect.stringMatching(
    new RegExp(`^http://localhost:3000${prefix}/newsletter/unsubscribe/[\\w-]+$`),
  );

onBothEngines(
  'confirmed subscribers are listed and exported with their language',
  async (database, settings) => {
    const folder = emptyFolder();
    const inbox = inboxFor(settings, { folder });
    const people = [
      { id: 'a', email: 'sara@visitor.test', language: 'en' as const },
      { id: 'b', email: 'زائر@visitor.test', language: 'ar' as const },
      { id: 'c', email: '=cmd@visitor.test', language: 'ar' as const },
    ];
    const rows = people.map((person, index) => ({
      ...person,
      email_key: person.email,
      confirmed_at: NOW + index,
      consent: JSON.stringify({ text: 'yes, "please"' }),
    }));
    await database.db.insertInto('subscribers').values(rows).execute();

    const listed = await inbox(['newsletter', 'list']);
    expect(listed.stdout).toMatch(
      /^E-mail +Language +Confirmed\nsara@visitor\.test +en +2026-11-22 12:00\n\u2068زائر@visitor\.test\u2069 +ar/u,
    );
    expect(listed.stderr).toBe('3 subscribers.\n');
    expect(
      JSON.parse((await inbox(['newsletter', 'list', '--json', '--language', 'en'])).stdout),
    ).toEqual([
      {
        email: 'sara@visitor.test',
        language: 'en',
        confirmedAt: '2026-11-22T12:00:00+03:00',
        consent: { text: 'yes, "please"' },
        unsubscribe: linkOf(''),
      },
    ]);

    await inbox(['newsletter', 'export', '--language', 'ar', '--output', 'ar.csv']);
    const written = parse(readFileSync(path.join(folder, 'ar.csv'), 'utf8'), { bom: true });
    expect(written).toEqual([
      ['email', 'language', 'confirmedAt', 'consent', 'unsubscribe'],
      [
        'زائر@visitor.test',
        'ar',
        '2026-11-22T12:00:00+03:00',
        '{"text":"yes, \\"please\\""}',
        linkOf('/ar'),
      ],
      [
        "'=cmd@visitor.test",
        'ar',
        '2026-11-22T12:00:00+03:00',
        '{"text":"yes, \\"please\\""}',
        linkOf('/ar'),
      ],
    ]);
    const token = written[1]?.[4]?.split('/').at(-1) ?? '';
    expect(
      createTokens(await siteSecret(database)).open('newsletter-unsubscribe', token)?.content,
    ).toBe('b');
    expect(
      JSON.parse((await inbox(['newsletter', 'export', '--format', 'json'])).stdout),
    ).toHaveLength(3);
  },
);
