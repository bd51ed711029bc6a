/** A folder or a bucket with backups. */
export type BackupPlace = {
  /** The path or URL of a backup. */
  locationOf: (name: string) => string;
  names: () => Promise<string[]>;
  /** Stores the file that `make` writes, completely or not at all. */
  write: <Result>(name: string, make: (file: string) => Promise<Result>) => Promise<Result>;
  /** Calls `use` with a local file that contains the backup. */
  read: <Result>(name: string, use: (file: string) => Promise<Result>) => Promise<Result>;
  remove: (name: string) => Promise<void>;
};
