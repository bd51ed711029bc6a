import * as v from 'valibot';

// The message of a rule is the key of a text. A limit follows the key after a colon, as in
// `tooLong:100`. A missing field counts as empty.

/** The schema of a form's fields, in the order of the form. */
export type FormSchema = v.ObjectSchema<
  Record<string, v.GenericSchema<string | undefined, string>>,
  undefined
>;

const EMAIL_LENGTH = 254;
const LINK_LENGTH = 500;
const PHONE_DIGITS = { min: 7, max: 15 };

/** Characters that can reverse the order of the letters around them. */
const BIDI_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/g;
/**
 * `BIDI_CONTROLS`, and three marks that determine where punctuation stands. Long texts may contain
 * these marks.
 */
const BIDI = /[\u202A-\u202E\u2066-\u2069\u200E\u200F\u061C]/g;
const BLANK = '\u00AD\u115F\u1160\u180E\u200B\u2060\u2800\u3164\uFEFF\uFFA0';
const TEXT_EDGE = new RegExp(`[\\s${BLANK}]`);
/** Line breaks are not trimmed, because a rule must refuse them. */
const LINE_EDGE = new RegExp(`[\\p{Zs}\\t${BLANK}]`, 'u');
const VISIBLE = /[^\s\u2800\p{Default_Ignorable_Code_Point}]/u;
const FORBIDDEN_IN_LINE = /[\p{Cc}\p{Cs}\u2028\u2029]/u;
const FORBIDDEN_IN_TEXT = /(?![\n\t])[\p{Cc}\p{Cs}]/u;
/** The part of an email before the @, as in HTML's `type=email`, up to the length in RFC 5321. */
const LOCAL_PART = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}$/;
/** A public host name such as example.com. IP addresses and names without a dot do not match. */
const HOST = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * Normalizes Unicode and line endings, and trims blanks.
 * @internal exported for tests
 */
export function cleanText(value: string): string {
  return trimmed(composed(value, BIDI_CONTROLS), TEXT_EDGE);
}

export function cleanLine(value: string): string {
  return trimmed(composed(value, BIDI), LINE_EDGE);
}

const sent = v.optional(v.string('missing'), '');
const sentLine = v.pipe(sent, v.transform(cleanLine));
const sentText = v.pipe(sent, v.transform(cleanText));
const present = v.check((text: string) => VISIBLE.test(text), 'missing');
const emptyIfInvisible = v.transform((text: string) => (VISIBLE.test(text) ? text : ''));
const allowedInLine = v.check((text: string) => !FORBIDDEN_IN_LINE.test(text), 'forbidden');
const allowedInText = v.check((text: string) => !FORBIDDEN_IN_TEXT.test(text), 'forbidden');

export function line(min: number, max: number) {
  return v.pipe(sentLine, present, allowedInLine, atLeast(min), atMost(max));
}

export function optionalLine(max: number) {
  return v.pipe(sentLine, emptyIfInvisible, allowedInLine, atMost(max));
}

export function longText(min: number, max: number) {
  return v.pipe(sentText, present, allowedInText, atLeast(min), atMost(max));
}

export function optionalLongText(max: number) {
  return v.pipe(sentText, emptyIfInvisible, allowedInText, atMost(max));
}

/** The host may be in any writing system. The part before the @ must be ASCII. */
export const email = v.pipe(
  sentLine,
  v.transform((value) => value.replace('\uFF20', '@')),
  present,
  atMost(EMAIL_LENGTH),
  v.check(isEmail, 'email'),
);

/** A telephone number in ASCII digits, with single spaces. A leading 00 becomes +. */
export const phone = v.pipe(
  sentLine,
  present,
  v.transform(readablePhone),
  v.check(isPhone, 'phone'),
);

/** The URL of a web page, or an empty text. */
export const optionalLink = v.pipe(
  sentLine,
  emptyIfInvisible,
  atMost(LINK_LENGTH),
  v.check((text) => text === '' || linkOf(text) !== undefined, 'link'),
  v.transform((text) => linkOf(text) ?? ''),
);

export function oneOf<const Value extends string>(values: readonly Value[]) {
  return v.pipe(sent, v.picklist(values, 'choice'));
}

export const consent = v.pipe(sent, v.literal('on', 'consent'));

/** @returns the normalized values, or the first error of each field */
export function errorsOf<Schema extends FormSchema>(
  schema: Schema,
  values: Record<string, string>,
): { output: v.InferOutput<Schema> } | { errors: Record<string, string> } {
  const read = v.safeParse(schema, values, { abortPipeEarly: true });
  if (read.success) return { output: read.output };
  const errors = new Map<string, string>();
  for (const { path, message } of read.issues) {
    const field = String(path?.[0]?.key);
    if (!errors.has(field)) errors.set(field, message);
  }
  return { errors: Object.fromEntries(errors) };
}

/** Normalizes last, because a removed character may have separated a letter from its accent. */
function composed(value: string, without: RegExp): string {
  return value.replace(/\r\n?/g, '\n').replace(without, '').normalize('NFC');
}

/** A regular expression would take quadratic time for many spaces. */
function trimmed(text: string, edge: RegExp): string {
  let start = 0;
  let end = text.length;
  while (start < end && edge.test(text.charAt(start))) start++;
  while (end > start && edge.test(text.charAt(end - 1))) end--;
  return text.slice(start, end);
}

function atLeast(min: number) {
  return v.check((text: string) => [...text].length >= min, `tooShort:${min}`);
}

function atMost(max: number) {
  return v.check((text: string) => [...text].length <= max, `tooLong:${max}`);
}

function isEmail(text: string): boolean {
  const [local = '', domain = '', ...rest] = text.split('@');
  if (rest.length > 0 || !LOCAL_PART.test(local) || /[^\p{L}\p{M}\p{N}.\-\u3002]/u.test(domain))
    return false;
  return HOST.test(parsedUrl(`http://${domain}`)?.hostname ?? '');
}

function readablePhone(line: string): string {
  // The last four bits of an Arabic-Indic, Persian or full-width digit are its value.
  const digits = line.replace(/[\u0660-\u0669\u06F0-\u06F9\uFF10-\uFF19]/g, (digit) =>
    String(digit.charCodeAt(0) & 15),
  );
  const divided = digits.replace('\uFF0B', '+').replace(/[\p{Zs}\p{Pd}\u2212\t().]+/gu, ' ');
  return divided.replace(/^ | $/g, '').replace(/^(\+|00) ?/, '+');
}

function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return /^\+?\d+(?: \d+)*$/.test(text) && digits >= PHONE_DIGITS.min && digits <= PHONE_DIGITS.max;
}

/**
 * Adds a missing `https://`. `https://ftp://example.com` is refused, because the host `ftp` is not
 * public.
 */
function linkOf(text: string): string | undefined {
  if (FORBIDDEN_IN_LINE.test(text)) return undefined;
  const url = parsedUrl(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  return url && HOST.test(url.hostname) && !url.username && !url.password ? url.href : undefined;
}

function parsedUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
