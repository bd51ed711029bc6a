import type { Command } from 'commander';
import { riyadhIso } from '#app/i18n/moment.ts';
import type { Database } from '#server/database/connect.ts';
import {
  outboxCounts,
  resumeQuarantined,
  retryMail,
  type StuckMail,
  stuckMails,
} from '#server/outbox/manage.ts';
import { InboxError } from '../failure.ts';
import type { InboxContext } from '../inbox-context.ts';
import { riyadhTime } from '../riyadh-time.ts';
import { mailJson } from '../submission-json.ts';
import { table } from '../table.ts';
import { type AddVerb, addVerb } from '../verb.ts';

/** The table shows this many characters of an id. */
const SHORT = 8;

export const addOutbox: AddVerb = (program, context) => {
  const { withDatabase, terminal, writeJson, now } = context;
  const outbox = addVerb(program, 'outbox', {
    purpose:
      'Count the mails by state, and list those that need a person: failing, given up, on hold, quarantined.',
    examples: [
      ['', 'what is stuck, and why'],
      ['retry all', 'send what failed or was given up'],
      ['resume', 'send what a restored backup quarantined'],
    ],
    json: '{ counts: { state: count }, stuck: [{ id, reference, kind, audience, recipient, state, attempts, nextAt, lastError, createdAt }] }',
  }).action(async ({ json }: { json?: true }) => {
    await withDatabase(async (database) => {
      const counts = await outboxCounts(database);
      const stuck = await stuckMails(database, now());
      if (json) return writeJson({ counts, stuck: stuck.map(stuckJson) });
      const states = Object.entries(counts).map(([state, count]) => [state, String(count)]);
      terminal.write(table({ titles: ['State', 'Mails'], numbers: ['Mails'] }, states, terminal));
      if (stuck.length > 0) terminal.write(`\n${stuckTable(stuck, context)}`);
      terminal.tell(
        stuck.length > 0
          ? `${stuck.length} need a look: "outbox retry <id>" sends one.`
          : 'Nothing is stuck.',
      );
    });
  });
  addRetry(outbox, context);
  addResume(outbox, context);
};

const addRetry: AddVerb = (outbox, { withDatabase, terminal, writeJson, now }) => {
  addVerb(outbox, 'retry <id>', {
    purpose:
      'Send one mail now, by its id or the beginning of it; or with "all" those that failed or were given up.',
    examples: [
      ['3f2c91aa', ''],
      ['all', 'except those on hold by a limit or quarantined'],
    ],
    json: '{ retried }',
  }).action(async (id: string, _options: object, command: Command) => {
    await withDatabase(async (database) => {
      const retried = await retryMail(
        database,
        id === 'all' ? id : await wholeId(database, id),
        now(),
      );
      if (command.optsWithGlobals().json) return writeJson({ retried });
      if (id !== 'all' && retried === 0)
        throw new InboxError(
          'That mail is sent, on its way, or waits for its submission to be released.',
        );
      terminal.tell(`${retried} mails are sent as soon as the server gets to them.`);
    });
  });
};

const addResume: AddVerb = (outbox, { withDatabase, terminal, writeJson, now }) => {
  addVerb(outbox, 'resume', {
    purpose:
      'Send the mails that were on their way when a restored backup was made. Some may have been sent since: check "outbox" first.',
    examples: [['', '']],
    json: '{ resumed }',
  }).action(async (_options: object, command: Command) => {
    await withDatabase(async (database) => {
      const resumed = await resumeQuarantined(database, now());
      if (command.optsWithGlobals().json) return writeJson({ resumed });
      terminal.tell(`${resumed} mails are sent as soon as the server gets to them.`);
    });
  });
};

async function wholeId({ db }: Database, beginning: string): Promise<string> {
  if (!/^[\w-]+$/.test(beginning))
    throw new InboxError(`"${beginning}" is not an id: "inbox outbox" lists them.`);
  const found = await db
    .selectFrom('outbox')
    .select('id')
    .where((eb) =>
      eb(eb.fn<string>('substr', ['id', eb.val(1), eb.val(beginning.length)]), '=', beginning),
    )
    .limit(2)
    .execute();
  const [only, second] = found;
  if (!only) throw new InboxError(`No mail has the id ${beginning}.`);
  if (second) throw new InboxError(`Several ids begin with ${beginning}: give more of it.`);
  return only.id;
}

function stuckTable(stuck: StuckMail[], { terminal }: InboxContext): string {
  const titles = ['Id', 'Written', 'About', 'Mail', 'To', 'State', 'Fails', 'Error'];
  return table(
    { titles, numbers: ['Fails'], shrinking: ['To', 'Error'] },
    stuck.map((mail) => [
      mail.id.slice(0, SHORT),
      riyadhTime(mail.created_at),
      mail.reference ?? '',
      mail.kind,
      mail.recipient,
      mail.state,
      String(mail.attempts),
      mail.last_error ?? '',
    ]),
    terminal,
  );
}

function stuckJson(mail: StuckMail) {
  return {
    ...mailJson(mail),
    reference: mail.reference,
    createdAt: riyadhIso(mail.created_at),
  };
}
