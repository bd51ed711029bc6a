import { factsOf } from './forms.ts';

/** When everything that visitors send is deleted. The legal texts show these times. */
export const RETENTION = {
  ...factsOf('keptFor'),
  /** The text of mails that were sent. */
  mail: { days: 7 },
  /** Counters against abuse. */
  limits: { hours: 24 },
  /** The suppression list: longer than the 14 days for which backups are kept. */
  codedEntry: { days: 30 },
} as const;
