import { riyadhIso } from '#app/i18n/moment.ts';
import type { DigestFacts } from '#app/mail/ports.ts';
import { digestKind, readDigestFacts } from '../digest-facts.ts';
import { importBuiltSite } from '../import-built-site.ts';
import { queueDigest } from '../queue-digest.ts';
import { isWorkday } from '../riyadh-time.ts';
import { staffUrls } from '../staff-urls.ts';
import { isoOrNull } from '../submission-json.ts';
import { terminalSafe } from '../terminal-safe.ts';
import { type AddVerb, addVerb } from '../verb.ts';
import { rememberChanges } from '../webinar-tasks.ts';
import { digestWeek } from '../weekly-digest.ts';

type Options = { print?: true; force?: true; weekly?: true; json?: true };

export const addDigest: AddVerb = (program, context) => {
  const { withDatabase, terminal, writeJson, now, settings, projectFolder } = context;
  addVerb(program, 'digest', {
    purpose:
      'Mail a list of new, due and late submissions, and of webinars without a link to join, moved or cancelled, to INBOX_TO, once a day from Sunday to Thursday. With --weekly, mail the numbers of the last week. For cron.',
    examples: [
      ['', 'the server sends it; a second time on the same day does nothing'],
      ['--print', 'show it here, send nothing'],
      ['--weekly', 'the last week in numbers, once a week'],
    ],
    json: '{ day, isQueued, received: [{ reference, form, name, receivedAt, dueAt }], due: [same], overdue: [same], held, failedMails,\n    webinars: [{ slug, starts, reason: "access", "moved" or "cancelled", people }] }\n  with --weekly: { from, to, isQueued, received: [{ form, about, count }], open: { count, late },\n    answers: [{ form, count, late, median, slowest }], feedback: [{ page, yes, no, comments }],\n    letters: [{ slug, sent, refused, unsubscribed }], searches: [{ language, query, people }] }',
  })
    .option('--print', 'write the mail to the terminal instead')
    .option('--force', 'on Friday and Saturday too')
    .option('--weekly', 'the numbers of the last week instead, from Sunday to Saturday')
    .action(async ({ print, force, weekly, json }: Options) => {
      if (weekly) return digestWeek(context, { ...(print && { print }), ...(json && { json }) });
      const moment = now();
      const isDay = isWorkday(moment) || force === true;
      if (!isDay && !print && !json)
        return terminal.tell('Friday and Saturday have no digest: "--force" sends one.');
      await withDatabase(async (database) => {
        const { composeDigest, webinarFacts } = await importBuiltSite(projectFolder);
        const language = settings().INBOX_LANGUAGE;
        const webinars = webinarFacts(language);
        const staffUrl = await staffUrls(database, settings());
        const facts = await readDigestFacts(database, { webinars, now: moment, staffUrl });
        const compose = () => composeDigest(language, facts);
        if (print && !json) {
          const { subject, text } = compose();
          return terminal.write(`${terminalSafe(`${subject}\n\n${text}`).trimEnd()}\n`);
        }
        const isQueued =
          !print &&
          isDay &&
          (await queueDigest(database, settings(), {
            kind: digestKind(moment),
            letter: compose(),
            now: moment,
            besides: (transaction) => rememberChanges(transaction, webinars, moment),
          }));
        if (json) return writeJson({ ...factsJson(facts), isQueued });
        terminal.tell(
          isQueued
            ? `The mail of ${facts.day} goes to ${settings().INBOX_TO}.`
            : `The mail of ${facts.day} was written already.`,
        );
      });
    });
};

function factsJson(facts: DigestFacts) {
  const inList = ({ receivedAt, dueAt, url: _, ...item }: DigestFacts['due'][number]) => ({
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
