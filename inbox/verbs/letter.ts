import { Option } from 'commander';
import { type LanguageCode, languageCodes } from '#content/languages.ts';
import { siteSecret } from '#server/database/site-state.ts';
import { readLetter, stopLetter } from '#server/letters/start-letter.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import { createTokens } from '#server/tokens.ts';
import { InboxError } from '../failure.ts';
import { importBuiltSite } from '../import-built-site.ts';
import { findLetter, readStatus, stateOf, statusJson } from '../letters.ts';
import { sendLetter } from '../send-letter.ts';
import { table } from '../table.ts';
import { type AddVerb, addVerb } from '../verb.ts';

const COUNTS =
  '{ slug, startedAt, stoppedAt, finishedAt, sent, refused, bounced, unsubscribed, waiting, onHold }';
const EXAMPLE = '2026-11-one-hundred-cases-in-a-row';

export const addLetter: AddVerb = (program, context) => {
  const letter = program
    .command('letter')
    .description('Letters of the newsletter: test, send, stop and count them.');
  addLetterList(letter, context);
  addLetterTest(letter, context);
  addLetterSend(letter, context);
  addLetterStatus(letter, context);
  addLetterStop(letter, context);
};

const addLetterList: AddVerb = (letter, { withDatabase, terminal, writeJson, projectFolder }) => {
  addVerb(letter, 'list', {
    purpose: 'List all letters, also drafts, newest first.',
    examples: [['', '']],
    json: '[{ slug, heading, date, state }]',
  }).action(async ({ json }: { json?: true }) => {
    const { allLetterFacts } = await importBuiltSite(projectFolder);
    const rows = await withDatabase(({ db }) =>
      Promise.all(
        allLetterFacts().map(async (facts) => {
          const { slug, heading, date } = facts;
          return { slug, heading, date, state: stateOf(await readLetter(db, slug), facts) };
        }),
      ),
    );
    if (json) return writeJson(rows);
    const columns = { titles: ['Letter', 'Date', 'Subject', 'State'], shrinking: ['Subject'] };
    const cells = rows.map(({ slug, heading, date, state }) => [slug, date, heading, state]);
    if (cells.length > 0) terminal.write(table(columns, cells, terminal));
    else terminal.tell('There are no letters: "npm run new letter my-title" begins one.');
  });
};

const addLetterTest: AddVerb = (letter, context) => {
  const { withDatabase, terminal, writeJson, projectFolder, settings, now } = context;
  addVerb(letter, 'test <email>', {
    purpose:
      'Send a letter of the last build to one email to look at it, in both languages. The subject says that it is a test.',
    examples: [
      ['you@firm.example', 'the newest letter, also a draft'],
      [`you@firm.example --letter ${EXAMPLE} --language ar`, ''],
    ],
    json: '{ slug, languages: [language] }',
  })
    .option('--letter <slug>', 'this letter instead of the newest')
    .addOption(new Option('--language <language>', 'only this one').choices(languageCodes))
    .action(
      async (email: string, options: { letter?: string; language?: LanguageCode; json?: true }) => {
        if (!/^[^\s@<>,]+@[^\s@<>,]+$/.test(email))
          throw new InboxError(`"${email}" is no email: give one such as you@firm.example.`);
        const { allLetterFacts, writeTestLetter } = await importBuiltSite(projectFolder);
        const letters = allLetterFacts();
        const slug = options.letter ?? letters[0]?.slug;
        if (slug === undefined) throw new InboxError('There are no letters.');
        findLetter(letters, slug);
        const languages = options.language ? [options.language] : languageCodes;
        const { SITE_URL } = settings();
        await withDatabase(async (database) => {
          const site = { origin: SITE_URL, tokens: createTokens(await siteSecret(database)) };
          const mails = languages.flatMap((language) => {
            const message = writeTestLetter({ slug, language, subscriberId: 'test' }, site);
            const kind = `letter-test-${slug}-${language}`;
            return message
              ? [
                  {
                    submission_id: null,
                    kind,
                    audience: 'firm' as const,
                    recipient: email,
                    message,
                  },
                ]
              : [];
          });
          const mailHost = new URL(SITE_URL).hostname;
          await database.transact((transaction) =>
            enqueue(transaction, mails, { mailHost, now: now() }),
          );
        });
        if (options.json) return writeJson({ slug, languages });
        terminal.tell(`"${slug}" goes to ${email} as a test (${languages.join(', ')}).`);
      },
    );
};

const addLetterSend: AddVerb = (letter, context) => {
  addVerb(letter, 'send <slug>', {
    purpose:
      'Send a letter to all subscribers, or continue a stopped one. Without --yes, only count them.',
    examples: [
      [EXAMPLE, 'how many get it; sends nothing'],
      [`${EXAMPLE} --yes`, 'the server begins within seconds'],
    ],
    json: '{ slug, isStarted, recipients: { language: count } }',
  })
    .option('--yes', 'send it now')
    .action((slug: string, options: { yes?: true; json?: true }) =>
      sendLetter(context, slug, options),
    );
};

const addLetterStatus: AddVerb = (letter, { withDatabase, terminal, writeJson }) => {
  addVerb(letter, 'status <slug>', {
    purpose:
      'Count the mails of a letter: sent, refused by the relay, returned by another server, and people who unsubscribed with its link.',
    examples: [[EXAMPLE, '']],
    json: COUNTS,
  }).action(async (slug: string, { json }: { json?: true }) => {
    const status = await withDatabase((database) => readStatus(database, slug));
    if (!status) throw new InboxError(`The letter "${slug}" was never sent.`);
    if (json) return writeJson(statusJson(status));
    const { sent, waiting, onHold, refused, bounced, unsubscribed } = status;
    const rows = Object.entries({ sent, waiting, onHold, refused, bounced, unsubscribed });
    const names: Record<string, string> = { onHold: 'on hold', bounced: 'returned' };
    const cells = rows.map(([name, count]) => [names[name] ?? name, String(count)]);
    terminal.write(table({ titles: ['Mails', 'Count'], numbers: ['Count'] }, cells, terminal));
    terminal.tell(`${slug}: ${stateOf(status)}.`);
  });
};

const addLetterStop: AddVerb = (letter, { withDatabase, terminal, writeJson, now }) => {
  addVerb(letter, 'stop <slug>', {
    purpose:
      'Stop a letter that is being sent. Mails that the relay has are gone. "letter send" continues it.',
    examples: [[EXAMPLE, '']],
    json: COUNTS,
  }).action(async (slug: string, { json }: { json?: true }) => {
    await withDatabase(async (database) => {
      if (!(await stopLetter(database, slug, now())))
        throw new InboxError(`The letter "${slug}" is not being sent.`);
      const status = await readStatus(database, slug);
      if (json) return status && writeJson(statusJson(status));
      terminal.tell(`"${slug}" is stopped. ${status?.sent ?? 0} mails were sent.`);
    });
  });
};
