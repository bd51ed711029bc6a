import { riyadhIso } from '#app/i18n/moment.ts';
import { backupsAmong } from '../backup/backup-name.ts';
import { backupTarget, locateBackup } from '../backup/backup-target.ts';
import { identitiesOf } from '../backup/identity-option.ts';
import { verifyBackup } from '../backup/verify-backup.ts';
import { EXIT, InboxError } from '../failure.ts';
import type { InboxContext } from '../inbox-context.ts';
import { riyadhTime } from '../riyadh-time.ts';

type Options = {
  /** The backup to check. By default, the newest backup in `to`. */
  file: string | undefined;
  to?: string;
  identity?: string;
  json?: true;
};

/** Implements `inbox backup --verify`. @throws InboxError */
export async function verifyStored(
  { folder, settings, terminal, writeJson, endWith }: InboxContext,
  { file, to, identity, json }: Options,
): Promise<void> {
  const identities = await identitiesOf(identity, folder);
  const { place, name: given } =
    file === undefined
      ? backupTarget(to, folder, settings())
      : locateBackup(file, folder, settings());
  const name = given ?? backupsAmong(await place.names()).at(-1);
  if (name === undefined) throw new InboxError(`There is no backup at ${place.locationOf('')}.`);
  const { header, faults } = await place.read(name, (local) => verifyBackup(local, identities));
  const location = place.locationOf(name);
  if (faults.length > 0) endWith(EXIT.attention);
  if (json) {
    const { madeAt, engine, rows } = header ?? {};
    const made = madeAt === undefined ? {} : { madeAt: riyadhIso(madeAt), engine, rows };
    return writeJson({ file: location, ...made, faults });
  }
  for (const fault of faults) terminal.tell(fault);
  if (!header) return;
  const { madeAt, engine, rows } = header;
  terminal.write(`${location}\n`);
  terminal.tell(
    `Made on ${riyadhTime(madeAt)} from ${engine}: ${rows.submissions} submissions, ` +
      `${rows.attachments} files, ${rows.outbox} mails.`,
  );
  if (faults.length === 0) terminal.tell('It was restored for a test and is complete.');
}
