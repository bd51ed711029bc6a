import { factsOf } from './forms.ts';

/** The retention periods of all data that visitors send. The legal texts show these periods. */
export const RETENTION = {
  ...factsOf('keptFor'),
  /** The texts of sent mails are kept for this period. */
  mail: { days: 7 },
  /** The counters that limit abuse are kept for this period. */
  limits: { hours: 24 },
  /** The suppression list keeps entries for longer than the 14 days that backups are kept. */
  codedEntry: { days: 30 },
} as const;
