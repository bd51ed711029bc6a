import { Command } from 'commander';
import { buildIfNeeded } from '#scripts/build.ts';
import { UsageError } from '#scripts/failures.ts';
import { tellFailure } from '#scripts/tell-failure.ts';
import { runScript, VITEST } from '#scripts/test/stages.ts';

// Runs a fault test with large counts. The test prints figures and fails at the first defect.

const SEED = ['--seed <number>', 'repeats the run that printed this seed', readCount] as const;
const command = new Command('hold').description('Measures what the built site withstands.');

add('fuzz', 'sends random forms and requests', { requests: 50_000 })
  .option(...SEED)
  .option('--heap <MiB>', 'limits the heap of the site, with a small young space', readCount);
add('hostile-files', 'uploads defective and dangerous CVs', { files: 1000 }).option(...SEED);
add('soak', 'reads pages and sends forms at the same time', {
  pages: 1_000_000,
  submissions: 50_000,
  connections: 32,
});
add('kill', 'ends the site with kill -9 while visitors send forms', { kills: 1000, between: 70 });
add('slow-disk', 'delays each sync of the site', { sync: 100, submissions: 60 });
add('email-timing', 'times forms with known and unknown emails', { pairs: 100 });
add('outbox-workers', 'sends mails with 1, 2 and 4 processes on PostgreSQL', { mails: 20_000 });
add(
  'machines',
  'restarts and kills three processes and their database behind HAProxy',
  { kills: 100, rounds: 5, restarts: 5, between: 10 },
  'deploy',
);

function add(
  name: string,
  description: string,
  counts: Record<string, number>,
  folder = 'faults',
): Command {
  const verb = command.command(name).description(description).allowExcessArguments(false);
  for (const [count, usual] of Object.entries(counts))
    verb.option(`--${count} <count>`, `how many ${count}`, readCount, usual);
  return verb
    .option('--only <words>', 'runs only the tests with these words in their names')
    .action(({ only, ...chosen }: { only?: string }) => hold([folder, name], chosen, only));
}

async function hold(
  [project, name]: [string, string],
  counts: object,
  only?: string,
): Promise<void> {
  await buildIfNeeded();
  const file = `tests/${project}/${name}.test.ts`;
  const words = only ? ['--testNamePattern', only.replace(/[^\w ]/g, '.')] : [];
  const isPassed = await runScript(VITEST, ['run', '--project', project, file, ...words], {
    ...process.env,
    NODE_ENV: 'test',
    TEST_SCOPE: 'all',
    HOLD: JSON.stringify(counts),
  });
  process.exitCode = isPassed ? 0 : 1;
}

function readCount(value: string): number {
  if (!/^\d{1,10}$/.test(value)) throw new UsageError(`Expected a count, not "${value}".`);
  return Number(value);
}

await command.parseAsync().catch(tellFailure);
