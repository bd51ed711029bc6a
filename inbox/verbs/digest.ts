import { riyadhIso } from '#app/i18n/moment.ts';
import type { DigestFacts, Letter, WebinarFacts } from '#app/mail/ports.ts';
import { lock } from '#server/database/advisory-locks.ts';
import type { Database } from '#server/database/connect.ts';
import type { Settings } from '#server/env.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import { digestKind, readDigestFacts } from '../digest-facts.ts';
import { importBuiltSite } from '../import-built-site.ts';
import { isWorkday } from '../riyadh-time.ts';
import { isoOrNull } from '../submission-json.ts';
import { terminalSafe } from '../terminal-safe.ts';
import { type AddVerb, addVerb } from '../verb.ts';
import { rememberChanges } from '../webinar-tasks.ts';

type Options = { print?: true; force?: true; json?: true };

export const addDigest: AddVerb = (
  program,
  { withDatabase, terminal, writeJson, now, settings, projectFolder },
) => {
  addVerb(program, 'digest', {
    purpose:
      'Mail a list of new, due and late submissions, and of webinars without a link to join, moved or cancelled, to INBOX_TO, once a day from Sunday to Thursday. For cron.',
    examples: [
      ['', 'the server sends it; a second time on the same day does nothing'],
      ['--print', 'show it here, send nothing'],
    ],
    json: '{ day, isQueued, received: [{ reference, form, name, receivedAt, dueAt }], due: [same], overdue: [same], held, failedMails,\n    webinars: [{ slug, starts, reason: "access", "moved" or "cancelled", people }] }',
  })
    .option('--print', 'write the mail to the terminal instead')
    .option('--force', 'on Friday and Saturday too')
    .action(async ({ print, force, json }: Options) => {
      const moment = now();
      const isDay = isWorkday(moment) || force === true;
      if (!isDay && !print && !json)
        return terminal.tell('Friday and Saturday have no digest: "--force" sends one.');
      await withDatabase(async (database) => {
        const { composeDigest, webinarFacts } = await importBuiltSite(projectFolder);
        const language = settings().INBOX_LANGUAGE;
        const webinars = webinarFacts(language);
        const facts = await readDigestFacts(database, webinars, moment);
        const compose = () => composeDigest(language, facts);
        if (print && !json) {
          const { subject, text } = compose();
          return terminal.write(`${terminalSafe(`${subject}\n\n${text}`).trimEnd()}\n`);
        }
        const isQueued =
          !print &&
          isDay &&
          (await queue(database, settings(), { ...compose(), webinars }, moment));
        if (json) return writeJson({ ...factsJson(facts), isQueued });
        terminal.tell(
          isQueued
            ? `The mail of ${facts.day} goes to ${settings().INBOX_TO}.`
            : `The mail of ${facts.day} was written already.`,
        );
      });
    });
};

async function queue(
  { engine, transact }: Database,
  settings: Settings,
  { subject, text, html, webinars }: Letter & { webinars: WebinarFacts[] },
  now: number,
): Promise<boolean> {
  const kind = digestKind(now);
  return transact(async (transaction) => {
    // Without the lock, two commands could write the same digest.
    await lock(engine, transaction, ['digest', kind]);
    const written = await transaction
      .selectFrom('outbox')
      .select('id')
      .where('kind', '=', kind)
      .where('submission_id', 'is', null)
      .executeTakeFirst();
    if (written) return false;
    await rememberChanges(transaction, webinars, now);
    const { INBOX_TO: recipient, SITE_URL } = settings;
    const message = { subject, text, html };
    await enqueue(
      transaction,
      [{ submission_id: null, kind, audience: 'firm', recipient, message }],
      { mailHost: new URL(SITE_URL).hostname, now },
    );
    return true;
  });
}

function factsJson(facts: DigestFacts) {
  const inList = ({ receivedAt, dueAt, ...item }: DigestFacts['due'][number]) => ({
    ...item,
    receivedAt: riyadhIso(receivedAt),
    dueAt: isoOrNull(dueAt),
  });
  return {
    day: facts.day,
    received: facts.received.map(inList),
    due: facts.due.map(inList),
    overdue: facts.overdue.map(inList),
    held: facts.quarantined,
    failedMails: facts.failedMails,
    webinars: facts.webinars.map(({ slug, starts, reason, people }) => ({
      slug,
      starts: riyadhIso(starts),
      reason,
      people,
    })),
  };
}
