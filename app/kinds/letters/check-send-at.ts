import * as v from 'valibot';
import type { ContentMistake } from '../define-kind.ts';
import { schema } from './schema.ts';

// Another check reports values of a wrong type, so this schema accepts them.
const { sendAt, publish, expires } = schema.entries;
const moments = v.object({
  sendAt: v.fallback(v.optional(sendAt), undefined),
  publish: v.fallback(v.optional(publish), undefined),
  expires: v.fallback(v.optional(expires), undefined),
});

/** Checks that the page of a letter is shown when the mail with its URL is sent. */
export function checkSendAt(facts: Readonly<Record<string, unknown>>): ContentMistake[] {
  const { sendAt: sent, publish: from, expires: until } = v.parse(moments, facts);
  if (sent === undefined) return [];
  const mistake = (expected: string): ContentMistake[] => [
    { keys: ['sendAt'], expected, received: facts.sendAt },
  ];
  if (from !== undefined && sent < from) return mistake(`${facts.publish} (publish) or later`);
  if (until !== undefined && sent >= until) return mistake(`before ${facts.expires} (expires)`);
  return [];
}
