import type { Transaction } from '#server/database/tables.ts';

/** After this many refused letters, a subscriber counts as unreachable. */
const MOST_REFUSALS = 3;

/** What a failed delivery says about the recipient. */
export type Verdict = 'unreachable' | 'refused' | 'ours';

/**
 * Judges a code such as "550 5.1.1" or "5.1.1" (RFC 3463). Refusals for reasons of policy, content
 * or protocol, or because of our own address, say nothing about the recipient. If they counted, a
 * wrong setting would empty the list. @returns undefined if the failure is not permanent
 */
export function judge(code: string): Verdict | undefined {
  const [, enhanced] = /\b(5\.\d{1,3}\.\d{1,3})$/.exec(code) ?? [];
  if (enhanced === undefined) return /^5\d\d$/.test(code) ? 'refused' : undefined;
  if (/^5\.([567]\.|1\.[78]$)/.test(enhanced)) return 'ours';
  // No such mailbox or domain, or a disabled mailbox.
  return /^5\.(1\.|2\.1$)/.test(enhanced) ? 'unreachable' : 'refused';
}

/** Counts a refused letter for each subscriber. */
export async function countRefusals(
  transaction: Transaction,
  subscriberIds: readonly string[],
  { now, verdict }: { now: number; verdict: Exclude<Verdict, 'ours'> },
): Promise<void> {
  if (subscriberIds.length === 0) return;
  const of = () => transaction.updateTable('subscribers').where('id', 'in', [...subscriberIds]);
  await of()
    .set(({ eb }) => ({ refusals: eb('refusals', '+', 1) }))
    .execute();
  const ended = of().set({ unreachable_since: now }).where('unreachable_since', 'is', null);
  await (verdict === 'unreachable'
    ? ended
    : ended.where('refusals', '>=', MOST_REFUSALS)
  ).execute();
}
