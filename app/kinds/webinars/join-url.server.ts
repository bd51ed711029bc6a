import facts from '#generated/content/private.json' with { type: 'json' };
import type { PrivateFacts } from './schema.ts';

// The build checked the compiled content against the schema, so it has this type.
const webinars = facts.webinars as Record<string, PrivateFacts>;

/**
 * Returns the link to join a webinar, if the content has it. Only mails to people with a seat may
 * contain it, so no loader may call this function.
 */
export function joinUrlOf(slug: string): string | undefined {
  return webinars[slug]?.joinUrl;
}
