import type { Form } from '#app/forms/forms.ts';
import type { StaffLink } from '#app/staff-link.ts';
import type { HandledSubmission, StaffDesk, StoredFile } from '#app/staff-ports.ts';
import type { Database } from '#server/database/connect.ts';
import type { Queries, Submission } from '#server/database/tables.ts';
import { eraseSubmission } from '#server/submissions/people/erase.ts';
import { cleanAuthor } from './clean-handling.ts';
import { handleSubmission } from './handle-submission.ts';
import { readHistory } from './history.ts';
import { statusOf } from './status.ts';

type DeskOptions = {
  firmDomains: readonly string[];
  firmMailbox: (form: Form) => string;
  mailHost: string;
  now?: () => number;
};

/** Searched for if there is no valid link. The answer then takes as long as for a revoked link. */
const NO_LINK: StaffLink = { id: '', version: 0 };

/** Creates the port of the staff page. Every function checks that the link is not revoked. */
export function createStaffDesk(
  database: Database,
  { now = Date.now, ...options }: DeskOptions,
): StaffDesk {
  const { read } = database;
  return {
    firmDomains: options.firmDomains,
    open: (link = NO_LINK) => read((db) => openSubmission(db, link)),
    file: (link = NO_LINK, fileId) => read((db) => openFile(db, link, fileId)),
    handle: ({ id, version }, handling, writeForward) =>
      handleSubmission(database, id, handling, {
        ...options,
        now: now(),
        writeForward,
        linkVersion: version,
      }),
    erase: async (link, typed, notice) => {
      const author = cleanAuthor(typed);
      if (author === undefined) return 'author';
      const submission = await read((db) => linked(db, link));
      if (!submission) return 'gone';
      const notices = {
        ...options,
        notice: ({ form, reference }: Pick<Submission, 'form' | 'reference'>) =>
          notice({ form, reference, author }),
      };
      await eraseSubmission(database, submission.reference, { now: now(), notices });
      return undefined;
    },
  };
}

async function linked(db: Queries, { id, version }: StaffLink): Promise<Submission | undefined> {
  return db
    .selectFrom('submissions')
    .selectAll()
    .where('id', '=', id)
    .where('link_version', '=', version)
    .executeTakeFirst();
}

async function openSubmission(
  db: Queries,
  link: StaffLink,
): Promise<HandledSubmission | undefined> {
  const row = await linked(db, link);
  if (!row) return undefined;
  const files = await db
    .selectFrom('attachments')
    .select(['id', 'name', 'type', 'size'])
    .where('submission_id', '=', row.id)
    .orderBy('id')
    .execute();
  return {
    reference: row.reference,
    form: row.form,
    language: row.language,
    email: row.email,
    about: row.about,
    seat: row.seat,
    answers: JSON.parse(row.answers),
    consent: row.consent === null ? null : JSON.parse(row.consent),
    quarantineReason: row.held_because,
    receivedAt: row.received_at,
    dueAt: row.due_at,
    closedAt: row.closed_at,
    keepUntil: row.keep_until,
    handler: row.handler,
    status: statusOf(row),
    files,
    history: await readHistory(db, row.id),
  };
}

async function openFile(
  db: Queries,
  { id, version }: StaffLink,
  fileId: string,
): Promise<StoredFile | undefined> {
  return db
    .selectFrom('attachments')
    .innerJoin('submissions', 'submissions.id', 'attachments.submission_id')
    .select(['attachments.name', 'attachments.type', 'attachments.bytes'])
    .where('attachments.id', '=', fileId)
    .where('submissions.id', '=', id)
    .where('submissions.link_version', '=', version)
    .executeTakeFirst();
}
