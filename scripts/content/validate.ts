import * as v from 'valibot';
import { nameValue, type Problem, type SourceFile, textAt } from './source-file.ts';

export type Checked = { value: unknown; problems: Problem[] };

export function validate(
  schema: v.GenericSchema,
  value: unknown,
  file: string,
  source: SourceFile | undefined,
): Checked {
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return { value: parsed.output, problems: [] };
  const issues = parsed.issues.filter((issue) => !isLongName(issue, source));
  if (parsed.typed && issues.length === 0) return { value: parsed.output, problems: [] };
  const problems = issues.map((issue) => problemOf(issue, file, source));
  return { value: undefined, problems };
}

/**
 * True if a text is too long only because of the words that replace {firm} or the like. A firm with
 * a long name need not shorten every description.
 */
function isLongName(issue: v.BaseIssue<unknown>, source: SourceFile | undefined): boolean {
  if (issue.type !== 'max_length' || typeof issue.input !== 'string' || !source) return false;
  const written = textAt(source, keysOf(issue));
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
  const line = source?.lineOf(keys);
  const expected = expectationOf(issue);
  const received =
    issue.expected === 'never'
      ? String(keys.at(-1))
      : issue.type === 'raw_transform'
        ? issue.received
        : nameValue(issue.input);
  return { file, ...(line === undefined ? {} : { line }), key: keys.join('.'), expected, received };
}

function expectationOf(issue: v.BaseIssue<unknown>): string {
  const { type, expected, message, requirement, input, path } = issue;
  // The library expects "never" for an unknown key.
  if (expected === 'never') return 'no such key';
  if (type === 'max_length') return `at most ${requirement} characters`;
  if (type === 'min_length') return `at least ${requirement} characters`;
  // For a missing key, the library reports the key as the expected value.
  if (input === undefined && path) return `the key ${String(path.at(-1)?.key)} with a value`;
  // The library writes a choice as a type: ("riyadh" | "dubai").
  if (type === 'picklist' || type === 'variant')
    return (expected ?? '').replace(/^\(|\)$/g, '').replaceAll(' | ', ' or ');
  // Our own rules name the expected value in `message`, and the library's rules in `expected`.
  return type === 'regex' || type === 'check' ? message : (expected ?? message);
}
