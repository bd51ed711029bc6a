import { riyadhIso, toMoment } from '#app/i18n/moment.ts';

/** Matches the names of backups. Their alphabetical order is the order of time. */
const OURS = /^miqyas-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-\d\d\.backup\.gz(\.age)?$/;

export function backupName(moment: number, { isEncrypted = false } = {}): string {
  const time = riyadhIso(moment).slice(0, 19).replaceAll(':', '-');
  return `miqyas-${time}.backup.gz${isEncrypted ? '.age' : ''}`;
}

/** Returns the backups among the names of files, the oldest first. */
export function backupsAmong(names: readonly string[]): string[] {
  return names.filter((name) => OURS.test(name)).sort();
}

/** Returns the minute in which a backup was made, from its name. */
export function backupMoment(name: string): number {
  return toMoment(name.replace(OURS, '$1 $2:$3'));
}
