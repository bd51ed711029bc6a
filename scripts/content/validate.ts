import * as v from 'valibot';
import {
  isRecord,
  type Keys,
  nameValue,
  type Problem,
  type SourceFile,
  textAt,
} from './source-file.ts';

export type Checked = { value: unknown; problems: Problem[] };

/** @param original the file whose texts the value has where `source` lacks them */
export function validate(
  schema: v.GenericSchema,
  value: unknown,
  file: string,
  source: SourceFile | undefined,
  original = source,
): Checked {
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return { value: parsed.output, problems: [] };
  const issues = parsed.issues.filter((issue) => !isLongName(issue, [source, original]));
  if (parsed.typed && issues.length === 0) return { value: parsed.output, problems: [] };
  const problems = issues.map((issue) => problemOf(issue, file, source));
  return { value: undefined, problems };
}

/**
 * True if a text is too long only because of the words that replace {firm} or the like. A firm with
 * a long name need not shorten every description.
 */
function isLongName(
  issue: v.BaseIssue<unknown>,
  sources: readonly (SourceFile | undefined)[],
): boolean {
  if (issue.type !== 'max_length' || typeof issue.input !== 'string') return false;
  const [written] = sources.flatMap((source) => (source && textAt(source, keysOf(issue))) ?? []);
  return (
    written !== undefined && written !== issue.input && written.length <= Number(issue.requirement)
  );
}

function keysOf(issue: v.BaseIssue<unknown>): (string | number)[] {
  return (issue.path ?? []).map((item) => item.key as string | number);
}

function problemOf(
  issue: v.BaseIssue<unknown>,
  file: string,
  source: SourceFile | undefined,
): Problem {
  const keys = keysOf(issue);
  const line = source && source.lineOf(keys) + lineInText(issue, keys, source);
  const expected = expectationOf(issue);
  const received =
    issue.expected === 'never'
      ? String(keys.at(-1))
      : issue.type === 'raw_transform'
        ? issue.received
        : receivedOf(issue);
  return { file, ...(line === undefined ? {} : { line }), key: keys.join('.'), expected, received };
}

/** The lines between the beginning of a Markdown text below the front matter and its mistake. */
function lineInText(
  { type, received }: v.BaseIssue<unknown>,
  keys: Keys,
  source: SourceFile,
): number {
  const [, line] = (type === 'raw_transform' && /\(line (\d+) of the text\)$/.exec(received)) || [];
  if (keys[0] !== 'body' || line === undefined) return 0;
  const [blank = ''] = /^\s*/.exec(textAt(source, keys) ?? '') ?? [];
  return blank.split('\n').length - 1 + Number(line) - 1;
}

/** A rule of an object may be about one of its keys. */
function receivedOf({ input, path }: v.BaseIssue<unknown>): string {
  const last = path?.at(-1);
  return nameValue(isRecord(input) && last?.input === input ? last.value : input);
}

function expectationOf(issue: v.BaseIssue<unknown>): string {
  const { type, expected, message, requirement, input, path } = issue;
  // The library expects "never" for an unknown key.
  if (expected === 'never') return 'no such key';
  if (type === 'max_length') return `at most ${requirement} characters`;
  if (type === 'min_length') return `at least ${requirement} characters`;
  if (type === 'non_empty') return 'a text';
  // For a missing key, the library reports the key as the expected value.
  if (input === undefined && path) return `a value for ${String(path.at(-1)?.key)}`;
  // The library writes a choice as a type: ("riyadh" | "dubai").
  if (type === 'picklist' || type === 'variant')
    return (expected ?? '').replace(/^\(|\)$/g, '').replaceAll(' | ', ' or ');
  // Our own rules name the expected value in `message`, and the library's rules in `expected`.
  return type === 'regex' || type === 'check' ? message : (expected ?? message);
}
