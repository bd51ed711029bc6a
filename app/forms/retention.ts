import { factsOf } from './forms.ts';

/** The retention periods of all data that visitors send. The legal texts show these periods. */
export const RETENTION = {
  ...factsOf('keptFor'),
  /** The texts of sent mails are kept for this period. */
  mail: { days: 7 },
  /** The counters that limit abuse are kept for this period. */
  limits: { hours: 24 },
  /** Entries of the suppression list must outlive backups, which are kept for 14 days. */
  codedEntry: { days: 30 },
} as const;
