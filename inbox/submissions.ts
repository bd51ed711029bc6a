import * as v from 'valibot';
import type { Form } from '#app/forms/forms.ts';
import type { Database } from '#server/database/connect.ts';
import type { Submission as Row } from '#server/database/tables.ts';
import { MAIL_COLUMNS } from '#server/outbox/manage.ts';
import { ON_HOLD } from '#server/outbox/on-hold.ts';
import { readHistory } from '#server/submissions/handling/history.ts';

type Texts = Record<string, string>;
/** A submission with its answers by field, in the form's order. */
export type Submission = Omit<Row, 'answers' | 'consent'> & {
  answers: Texts;
  consent: Texts | null;
};

export type Filter = {
  form?: Form | undefined;
  state?: 'open' | 'closed' | undefined;
  isQuarantined?: boolean | undefined;
  /** Selects submissions whose mail to the firm is on hold. */
  hasMailOnHold?: boolean;
  dueBefore?: number | undefined;
  since?: number | undefined;
  before?: number | undefined;
  /** Selects submissions that the firm promised to answer. */
  isPromised?: boolean;
};

const parseTexts = v.parser(v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string())));

/** Reads submissions, newest first. With `soonest`, sorts them by due time. */
export async function readSubmissions(
  database: Database,
  filter: Filter,
  { limit, soonest = false }: Reading = {},
): Promise<Submission[]> {
  const ordered = soonest
    ? matching(database, filter).orderBy('due_at')
    : matching(database, filter).orderBy('received_at', 'desc');
  const query = ordered.orderBy('id').selectAll();
  return (await (limit ? query.limit(limit) : query).execute()).map(parsed);
}

type Reading = { limit?: number | undefined; soonest?: boolean };

export async function countSubmissions(database: Database, filter: Filter): Promise<number> {
  const { count } = await matching(database, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export function parsed(row: Row): Submission {
  return {
    ...row,
    answers: parseTexts(row.answers),
    consent: row.consent === null ? null : parseTexts(row.consent),
  };
}

export type Details = Awaited<ReturnType<typeof readDetails>>;

/** Reads the details of a submission, without the contents of files and the texts of mails. */
export async function readDetails({ db }: Database, submissionId: string) {
  return {
    files: await db
      .selectFrom('attachments')
      .select(['field', 'name', 'type', 'size', 'sha256'])
      .where('submission_id', '=', submissionId)
      .orderBy('id')
      .execute(),
    mails: await db
      .selectFrom('outbox')
      .select([...MAIL_COLUMNS, 'sent_at'])
      .where('submission_id', '=', submissionId)
      .orderBy('created_at')
      .orderBy('kind')
      .execute(),
    history: await readHistory(db, submissionId),
  };
}

function matching({ db }: Database, filter: Filter) {
  const { form, state, isQuarantined, dueBefore, since, before } = filter;
  const { hasMailOnHold, isPromised } = filter;
  let query = db.selectFrom('submissions');
  if (form) query = query.where('form', '=', form);
  if (state || dueBefore !== undefined)
    query = query.where('closed_at', state === 'closed' ? 'is not' : 'is', null);
  if (isQuarantined) query = query.where('held_because', 'is not', null);
  if (hasMailOnHold)
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('outbox')
          .select('outbox.id')
          .whereRef('outbox.submission_id', '=', 'submissions.id')
          .where('outbox.audience', '=', 'firm')
          .where('outbox.state', '=', ON_HOLD),
      ),
    );
  if (dueBefore !== undefined) query = query.where('due_at', '<', dueBefore);
  if (isPromised) query = query.where('due_at', 'is not', null);
  if (before !== undefined) query = query.where('received_at', '<', before);
  if (since !== undefined) query = query.where('received_at', '>=', since);
  return query;
}
