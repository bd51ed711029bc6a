import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { parseEnv } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filesIn } from '#scripts/files-in.ts';
import { freePort } from '#scripts/free-port.ts';
import { OWN_NODE } from '#scripts/own-node.mjs';
import { installPackages } from '#tests/support/install-packages.ts';
import { run } from '#tests/support/run.ts';

const UNITS = 'deploy/systemd';
const HARDENING = `${UNITS}/miqyas-.service.d/hardening.conf`;
const ANALYZE = '/usr/bin/systemd-analyze';
const SERVICES = ['site@', 'backup', 'digest'];
/** The maximum exposure that systemd-analyze may compute, from 0 (closed) to 10 (open). */
const MOST_EXPOSURE = 1.1;
const NOBODY = 65_534;

const canFilter = () => spawnSync('/usr/bin/python3', ['-c', 'import seccomp']).status === 0;
if (!existsSync(ANALYZE) || !canFilter()) installPackages(['systemd', 'python3-seccomp']);
const isReady = process.getuid?.() === 0 && existsSync(ANALYZE) && canFilter();

// Another user must be able to enter this folder, so it is outside the project.
const parent = mkdtempSync('/var/tmp/miqyas-systemd-');
const folder = path.join(parent, 'opt');
const DATA_DIR = path.join(parent, 'state');
const node = path.join(parent, 'node');

beforeAll(async () => {
  chmodSync(parent, 0o755);
  mkdirSync(DATA_DIR, { mode: 0o700 });
  if (isReady) chownSync(DATA_DIR, NOBODY, NOBODY);
  cpSync(OWN_NODE, node);
  expect(await run(['scripts/pack.ts', folder])).toMatchObject({ code: 0 });
}, 400_000);

afterAll(() => rmSync(parent, { recursive: true }));

function runFiltered(words: string[], environment: NodeJS.ProcessEnv = {}) {
  const filter = path.resolve('tests/support/run-filtered.py');
  const command = [filter, path.resolve(HARDENING), String(NOBODY), node, ...words];
  return spawn('/usr/bin/python3', command, {
    cwd: folder,
    env: { PATH: '/usr/bin', ...environment },
  });
}

/** Runs the command of a unit as systemd does, but without restrictions of the file system. */
function start(name: string, settings: Record<string, string> = {}) {
  const unit = readFileSync(`${UNITS}/miqyas-${name}.service`, 'utf8');
  const [, command = ''] = /^ExecStart=node (.+)$/m.exec(unit) ?? [];
  const [, variables = ''] = /^Environment=(.+)$/m.exec(unit) ?? [];
  const ownSettings = parseEnv(variables.replaceAll('%i', '1').replaceAll(' ', '\n'));
  const file = readFileSync(`${UNITS}/miqyas.env`, 'utf8');
  const environment = { ...ownSettings, ...parseEnv(file), ...settings, DATA_DIR };
  const child = runFiltered(command.split(' '), environment);
  let output = '';
  const started = Promise.withResolvers<void>();
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (output.includes('The site is at')) started.resolve();
    });
  child.once('exit', () => started.resolve());
  return {
    stop: () => child.kill('SIGTERM'),
    hasStarted: started.promise,
    ended: new Promise<{ code: number | null; output: string }>((resolve) => {
      child.once('close', (code) => resolve({ code, output }));
    }),
  };
}

test.runIf(isReady)('systemd accepts all units', () => {
  const units = filesIn(UNITS).filter((name) => /\.(service|timer)$/.test(name));
  expect(units).toHaveLength(5);
  const files = units.map((name) => path.join(UNITS, name));
  const { status, output } = spawnSync(ANALYZE, ['verify', ...files], {
    encoding: 'utf8',
  });
  expect([status, output.join('')]).toEqual([0, '']);
});

test.runIf(isReady).each(SERVICES)('miqyas-%s exposes little', (name) => {
  const unit = `${UNITS}/miqyas-${name}.service`;
  const words = ['security', '--offline=true', '--no-pager', unit];
  const { stdout } = spawnSync(ANALYZE, words, { encoding: 'utf8' });
  const [, exposure] = /exposure level for .*: (\d+\.\d)/.exec(stdout) ?? [];
  expect(Number(exposure)).toBeLessThanOrEqual(MOST_EXPOSURE);
});

test.runIf(isReady)(
  'each command works as another user, with only the system calls that the units allow',
  async () => {
    const origin = `http://127.0.0.1:${await freePort()}`;
    const site = start('site@', {
      PORT: new URL(origin).port,
      PRIVATE_PORT: String(await freePort()),
    });
    await site.hasStarted;
    expect((await fetch(`${origin}/search?q=data`)).status).toBe(200);
    const backup = await start('backup').ended;
    expect(backup).toMatchObject({
      code: 0,
      output: expect.stringContaining(`${DATA_DIR}/backups/miqyas-`),
    });
    expect(await start('digest').ended).toMatchObject({
      code: 0,
      output: expect.stringContaining('goes to hello@example.com'),
    });
    site.stop();
    expect(await site.ended).toMatchObject({ code: 0 });
  },
  300_000,
);

test.runIf(isReady)('the units refuse other system calls', async () => {
  const child = runFiltered(['-e', 'require("node:os").setPriority(5)']);
  expect((await buffer(child.stderr)).toString()).toContain('operation not permitted');
});
