export type BackupPlace = {
  locationOf: (name: string) => string;
  names: () => Promise<string[]>;
  /** Stores the file that `make` writes, completely or not at all. */
  write: <Result>(name: string, make: (file: string) => Promise<Result>) => Promise<Result>;
  read: <Result>(name: string, use: (file: string) => Promise<Result>) => Promise<Result>;
  remove: (name: string) => Promise<void>;
};
