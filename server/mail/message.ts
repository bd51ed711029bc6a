import * as v from 'valibot';

/** Headers that a stored message must not set, because they could add recipients or occur twice. */
const DECIDED =
  /^(from|sender|to|cc|bcc|reply-to|return-path|subject|date|message-id|mime-version|auto-submitted|received|dkim-signature|(content|resent)-.*)$/i;

const headerName = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z][A-Za-z0-9-]*$/),
  v.check((name) => !DECIDED.test(name)),
);

const schema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    subject: v.string(),
    text: v.string(),
    html: v.string(),
    replyTo: v.optional(v.object({ name: v.string(), address: v.string() })),
    calendar: v.optional(v.object({ name: v.string(), content: v.string() })),
    picture: v.optional(v.object({ id: v.string(), name: v.string(), content: v.string() })),
    headers: v.optional(v.record(headerName, v.string())),
    withUploads: v.optional(v.boolean()),
    sendBefore: v.optional(v.number()),
  }),
);

export type StoredMessage = v.InferOutput<typeof schema>;

/** @returns undefined if the stored message is invalid */
export function parseMessage(json: string): StoredMessage | undefined {
  const parsed = v.safeParse(schema, json);
  return parsed.success ? parsed.output : undefined;
}
