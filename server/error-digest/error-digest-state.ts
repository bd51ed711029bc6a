import * as v from 'valibot';
import type { ErrorList } from '#app/mail/ports.ts';
import { readState, writeState } from '#server/database/site-state.ts';
import type { Queries, Transaction } from '#server/database/tables.ts';
import { NO_ERRORS } from './error-list.ts';

type DigestState = { sentAt: number; errors: ErrorList };

const NAME = 'error-digest';

const optionalText = v.optional(v.string());
const schema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    sentAt: v.number(),
    errors: v.object({
      further: v.number(),
      kinds: v.array(
        v.object({
          line: v.string(),
          route: optionalText,
          name: v.string(),
          code: optionalText,
          message: optionalText,
          place: optionalText,
          release: v.string(),
          count: v.number(),
          first: v.number(),
          last: v.number(),
          visitorCodes: v.array(v.string()),
        }),
      ),
    }),
  }),
);

/** Returns the stored state, or an empty state if the stored one cannot be read. */
export async function readDigestState(db: Queries): Promise<DigestState> {
  const parsed = v.safeParse(schema, await readState(db, NAME));
  return parsed.success ? parsed.output : { sentAt: 0, errors: NO_ERRORS };
}

export async function writeDigestState(transaction: Transaction, state: DigestState) {
  await writeState(transaction, NAME, JSON.stringify(state));
}
