import { expect } from 'vitest';
import { HOUR } from '#app/i18n/durations.ts';
import { onBothEngines } from '#tests/support/databases.ts';
import { inboxFor, NOW, send } from '#tests/support/inbox-for.ts';

const MESSAGE = 'السلام عليكم\nأودّ معرفة الأسعار \u001b[2J\u202eevil';

onBothEngines(
  'a submission is shown completely, without control characters',
  async (database, settings) => {
    const inbox = inboxFor(settings);
    const { reference } = await send(database, {
      language: 'ar',
      name: 'مُحَمَّد\u001b[2J العتيبي',
      answerWithin: 4 * HOUR,
      answers: { name: 'مُحَمَّد العتيبي', message: MESSAGE },
      consent: { text: 'أوافق \u001b[2J', privacyPolicy: '2.1' },
      uploads: [
        {
          field: 'cv',
          name: 'السيرة الذاتية.pdf',
          type: 'application/pdf',
          bytes: Buffer.from('%PDF-1.7'),
        },
      ],
    });
    await inbox(['note', reference, 'Called', 'back.']);

    const { stdout } = await inbox(['show', reference], { columns: 80 });
    expect(stdout).not.toMatch(/[^\P{Cc}\n]|\u202e/u);
    expect(stdout).toContain(`Reference   ${reference}\nForm        contact (ar)\n`);
    expect(stdout).toContain('Name        \u2068مُحَمَّد␛[2J العتيبي\u2069\n');
    expect(stdout).toContain('Answer due  2026-11-22 16:00 (in 4 h)\n');
    expect(stdout).toContain(
      'Answers\n  name\n    \u2068مُحَمَّد العتيبي\u2069\n  message\n    \u2068السلام عليكم\u2069\n    \u2068أودّ معرفة الأسعار ␛[2Jevil\u2069\n',
    );
    expect(stdout).toContain(
      'Consent\n  text\n    \u2068أوافق ␛[2J\u2069\n  privacyPolicy\n    2.1\n',
    );
    expect(stdout).toMatch(
      /Files\n {2}Name.*\n {2}\u2068السيرة الذاتية\.pdf\u2069 +application\/pdf +1\n/u,
    );
    expect(stdout).toMatch(
      / {2}confirmation +sara@visitor\.test +pending +0 +next 2026-11-22 12:00/,
    );
    expect(stdout).toContain('History\n  2026-11-22 12:00 note, staff\n    Called back.\n');

    const complete: unknown = JSON.parse((await inbox(['show', '--json', reference])).stdout);
    expect(complete).toMatchObject({
      reference,
      answers: { message: MESSAGE },
      consent: { privacyPolicy: '2.1' },
      files: [{ field: 'cv', name: 'السيرة الذاتية.pdf', size: 8 }],
      mails: [
        {
          kind: 'confirmation',
          audience: 'visitor',
          recipient: 'sara@visitor.test',
          state: 'pending',
          sentAt: null,
        },
        { kind: 'firm', audience: 'firm' },
      ],
      notes: [{ writtenAt: '2026-11-22T12:00:00+03:00', text: 'Called back.' }],
    });
  },
);

onBothEngines(
  'a reference is accepted in any case, without its hyphen, and as a unique prefix',
  async (database, settings) => {
    const inbox = inboxFor(settings);
    await send(database, { email: 'a@visitor.test' }, NOW);
    await send(database, { email: 'b@visitor.test' }, NOW);
    await send(database, { email: 'c@visitor.test' }, NOW);
    for (const [email, reference] of Object.entries({
      'a@visitor.test': 'K7F-4WM',
      'b@visitor.test': 'K7F-5XB',
      'c@visitor.test': 'P3H-8RT',
    })) {
      await database.db
        .updateTable('submissions')
        .set({ reference })
        .where('email', '=', email)
        .execute();
    }
    for (const typed of ['K7F-4WM', 'k7f4wm', ' k7f 4wm ', 'K7F–4WM', 'k7f4']) {
      const { stdout } = await inbox(['show', typed]);
      expect(stdout, typed).toContain('Reference   K7F-4WM\n');
    }
    expect((await inbox(['show', 'p'])).stdout).toContain('P3H-8RT');

    const failures: Record<string, string> = {
      k7f: 'Several references begin with k7f: K7F-4WM, K7F-5XB.\n',
      B2C: 'No submission has the reference B2C.\n',
      '%': '"%" is no reference: one looks like K7F-4WM.\n',
      '': '"" is no reference: one looks like K7F-4WM.\n',
    };
    for (const [typed, message] of Object.entries(failures)) {
      expect(await inbox(['show', typed])).toMatchObject({ code: 2, stdout: '', stderr: message });
    }
  },
);
