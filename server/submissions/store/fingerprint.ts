import { createHash } from 'node:crypto';
import type { NewSubmission } from '#app/forms/engine/ports.ts';
import { emailKey } from '#server/submissions/people/email-key.ts';

export type Fingerprint = { contentHash: string; dedupKey: string | null };

/**
 * Hashes a submission to find duplicates. A token alone is not enough, because a visitor may change
 * a form and send it again.
 */
export function fingerprint(submission: NewSubmission): Fingerprint {
  const { form, email, about, answers, uploads = [], token } = submission;
  const sorted = Object.entries(answers)
    .map(([field, answer]) => [field, answer.normalize('NFC')] as const)
    .sort(([first], [second]) => (first < second ? -1 : 1));
  const files = uploads.map(({ field, bytes }) => [field, sha256(bytes)]);
  const contentHash = sha256(JSON.stringify([form, emailKey(email), about ?? '', sorted, files]));
  return {
    contentHash,
    dedupKey: token ? sha256(JSON.stringify([form, token, contentHash])) : null,
  };
}

export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
