import type { RefusalReason } from '#app/forms/engine/ports.ts';
import type { Form } from '#app/forms/forms.ts';
import type { OutboxRow } from '#server/database/tables.ts';
import type { MailOutcome } from './mail-outcome.ts';
import type { RouteKind } from './route-kind.ts';

type Answer = { route: RouteKind; status: number | 'aborted'; seconds: number };

/** Counts events. Arguments become labels, so they must not contain paths or personal data. */
export type Metrics = {
  requestAnswered: (answer: Answer) => void;
  submissionStored: (form: Form, isQuarantined: boolean) => void;
  formRefused: (form: Form, reason: RefusalReason) => void;
  mailEnded: (audience: OutboxRow['audience'], outcome: MailOutcome) => void;
  purgeEnded: (outcome: 'done' | 'skipped' | 'failed', deleted: number) => void;
  errorReported: () => void;
};

const ignore = () => {};

/** Used without PRIVATE_PORT, because then nobody can read the metrics. */
export const NO_METRICS: Metrics = {
  requestAnswered: ignore,
  submissionStored: ignore,
  formRefused: ignore,
  mailEnded: ignore,
  purgeEnded: ignore,
  errorReported: ignore,
};
