import { existsSync } from 'node:fs';
import path from 'node:path';
import { connect, type Database } from '#server/database/connect.ts';
import type { Settings } from '#server/env.ts';
import { errorCode } from '#server/error-code.ts';
import { InboxError } from './failure.ts';

type Where = Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>;
/** Errors of both engines when a table is missing. */
const NO_TABLE = /no such table|42P01/;

/**
 * Opens the site's database and never creates one. In a wrong folder, an empty one would look as
 * if nobody had written.
 * @throws InboxError when there is no database
 */
export async function openDatabase(settings: Where): Promise<Database> {
  if (!settings.DATABASE_URL && !existsSync(path.join(settings.DATA_DIR, 'site.sqlite'))) {
    throw new InboxError(
      `There is no database in ${path.resolve(settings.DATA_DIR)}: start the site once, which makes it, or set DATA_DIR.`,
    );
  }
  const database = await connect(settings);
  try {
    await database.db.selectFrom('submissions').select('id').limit(1).execute();
    return database;
  } catch (error) {
    await database.close();
    if (NO_TABLE.test(`${error} ${errorCode(error)}`)) {
      throw new InboxError(
        'The database has no tables yet: start the site once, which makes them.',
      );
    }
    throw error;
  }
}
