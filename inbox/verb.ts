import { type Command, InvalidArgumentError, Option } from 'commander';
import { formNames } from '#app/forms/forms.ts';
import type { InboxContext } from './inbox-context.ts';
import { parseLength, parseSince } from './riyadh-time.ts';

/** Adds a verb, such as `list`, to the inbox. The verb may have subcommands. */
export type AddVerb = (program: Command, context: InboxContext) => void;

type Help = {
  purpose: string;
  examples: [words: string, meaning: string][];
  json: string;
  exits?: string;
};

export function addVerb(
  program: Command,
  usage: string,
  { purpose, examples, json, exits }: Help,
): Command {
  const command = program.command(usage).description(purpose).option('--json', 'write JSON');
  const name = fullName(command);
  const longest = Math.max(...examples.map(([words]) => words.length));
  const lines = examples.map(([words, meaning]) =>
    `  ${name} ${words.padEnd(longest)}  ${meaning}`.replace(/ +$/, ''),
  );
  const parts = [
    `Examples:\n${lines.join('\n')}`,
    `JSON:\n  ${json}`,
    ...(exits ? [`Exit codes:\n  ${exits}`] : []),
  ];
  return command.addHelpText('after', `\n${parts.join('\n\n')}\n`);
}

export function formOption(): Option {
  return new Option('--form <form>', 'only this form').choices(formNames);
}

/** @param now returns the time at which a period such as 7d ends */
export function sinceOption(now: () => number): Option {
  return new Option(
    '--since <when>',
    'only what was received since then: 7d, 12h, 2w or 2026-11-01',
  ).argParser((written) => {
    const since = parseSince(written, now());
    if (since === undefined)
      throw new InvalidArgumentError('Use a duration such as 7d, or a day such as 2026-11-01.');
    return since;
  });
}

/** Creates an option for a duration in milliseconds. The help shows the default as `shown`. */
export function lengthOption(
  flags: string,
  description: string,
  length: number,
  shown: string,
): Option {
  return new Option(flags, description).default(length, shown).argParser((written) => {
    const parsed = parseLength(written);
    if (parsed === undefined)
      throw new InvalidArgumentError('Use a duration such as 30m, 4h or 7d.');
    return parsed;
  });
}

export function numberOption(flags: string, description: string, standard?: number): Option {
  const option = new Option(flags, description).argParser((written) => {
    if (!/^\d{1,9}$/.test(written)) throw new InvalidArgumentError('Use a whole number.');
    return Number(written);
  });
  return standard === undefined ? option : option.default(standard);
}

function fullName(command: Command): string {
  return command.parent ? `${fullName(command.parent)} ${command.name()}` : command.name();
}
