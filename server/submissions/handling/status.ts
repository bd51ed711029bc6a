import type { Status } from '#app/staff-ports.ts';
import type { Submission } from '#server/database/tables.ts';

export function statusOf({
  closed_at,
  review_since,
}: Pick<Submission, 'closed_at' | 'review_since'>): Status {
  if (closed_at !== null) return 'closed';
  return review_since === null ? 'received' : 'in-review';
}
