import facts from '#generated/content/private.json' with { type: 'json' };
import type { PrivateFacts } from './schema.ts';

// The build has checked the content against the schema of this type.
const webinars = facts.webinars as Record<string, PrivateFacts>;

/** Only mails to people with a seat may contain this link, so no loader may call this function. */
export function joinUrlOf(slug: string): string | undefined {
  return webinars[slug]?.joinUrl;
}
