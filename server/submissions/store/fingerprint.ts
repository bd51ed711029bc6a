import { createHash } from 'node:crypto';
import type { NewSubmission } from '#app/services.ts';
import { emailKey } from '#server/submissions/people/email-key.ts';

/** By what a submission that comes again is known. */
export type Fingerprint = { contentHash: string; dedupKey: string | null };

/**
 * The content is the same where form, sender, subject, answers and files are, whatever the fields'
 * order and however the browser composed the letters. The token alone would not do: pages from a
 * cache may share one.
 */
export function fingerprint({
  form,
  email,
  about,
  answers,
  uploads = [],
  token,
}: NewSubmission): Fingerprint {
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

/** As 64 hexadecimal digits. */
export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
