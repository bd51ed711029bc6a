import { existsSync } from 'node:fs';
import path from 'node:path';
import { connect, type Database, type DatabaseSettings } from '#server/database/connect.ts';
import { errorCode } from '#server/error-code.ts';
import { InboxError } from './failure.ts';

const NO_TABLE = /no such table|42P01/;

/**
 * Opens an existing database. A new database would hide a wrong DATA_DIR.
 * @throws InboxError
 */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  if (!settings.DATABASE_URL && !existsSync(path.join(settings.DATA_DIR, 'site.sqlite'))) {
    throw new InboxError(
      `There is no database in ${path.resolve(settings.DATA_DIR)}. If the site uses another, run the ` +
        "inbox with the site's settings (DATA_DIR, DATABASE_URL). Otherwise start the site once, " +
        'which makes it.',
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
