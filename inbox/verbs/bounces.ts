import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type BounceOutcome, noteBounce } from '#server/letters/note-bounce.ts';
import { readBounce, splitMailbox } from '#server/letters/read-bounce.ts';
import { table } from '../table.ts';
import { type AddVerb, addVerb } from '../verb.ts';

const MEANING: Record<BounceOutcome | 'other', string> = {
  unreachable: 'no such mailbox: gets no more letters',
  refused: 'refused: the third one ends the letters to this email',
  ours: 'refused for our sender, our content or a policy: look at the relay',
  temporary: 'not yet delivered, tried again',
  repeated: 'known already',
  foreign: 'not about a letter of this site',
  other: 'no notification of a failed delivery',
};

export const addBounces: AddVerb = (program, context) => {
  const { withDatabase, terminal, writeJson, folder, now } = context;
  addVerb(program, 'bounces <file>', {
    purpose:
      'Read returned letters from a mailbox file (mbox), from one mail (eml) or, with "-", from the input. Emails that do not exist get no more letters.',
    examples: [
      ['/var/mail/site', 'a second time does nothing'],
      ['returned.eml', ''],
      ['-', 'for a mail server that pipes each returned mail'],
    ],
    json: '{ unreachable, refused, ours, temporary, repeated, foreign, other }',
  }).action(async (file: string, { json }: { json?: true }) => {
    const bytes =
      file === '-'
        ? Buffer.from(await terminal.readInput())
        : readFileSync(path.resolve(folder, file));
    const counts = Object.fromEntries(Object.keys(MEANING).map((name) => [name, 0])) as Record<
      keyof typeof MEANING,
      number
    >;
    await withDatabase(async (database) => {
      for (const mail of splitMailbox(bytes)) {
        const bounce = await readBounce(mail);
        counts[bounce ? await noteBounce(database, bounce, now()) : 'other']++;
      }
    });
    if (json) return writeJson(counts);
    const names = Object.keys(MEANING) as (keyof typeof MEANING)[];
    const rows = names.map((name) => [String(counts[name]), MEANING[name]]);
    const columns = { titles: ['Mails', 'Meaning'], numbers: ['Mails'] };
    terminal.write(
      table(
        columns,
        rows.filter(([count]) => count !== '0'),
        terminal,
      ),
    );
  });
};
