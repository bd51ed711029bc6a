import { factsOf } from './forms.ts';

/** The legal texts show these retention periods. */
export const RETENTION = {
  ...factsOf('keptFor'),
  /** This period is for the texts of sent mails. */
  mail: { days: 7 },
  /** The records of who got which letter are kept for this period after its sending ended. */
  letters: { days: 30 },
  /** This period is for the counters that limit abuse. */
  limits: { hours: 24 },
  /** Entries of the suppression list must outlive backups, which are stored for 14 days. */
  codedEntry: { days: 30 },
  /** Searches that found nothing are kept for this period after their week. */
  searches: { days: 28 },
} as const;
