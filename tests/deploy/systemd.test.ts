import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { encoded, newLetter, referenceIn } from '#tests/support/form-client.ts';
import { isInstalled } from '#tests/support/install-packages.ts';
import { run } from '#tests/support/run.ts';
import { makeMachine } from './machine.ts';

const canBoot = process.getuid?.() === 0 && ['debootstrap', 'systemd-nspawn'].every(isInstalled);

/** The commands of the README, in the order in which they stand there. */
const [INSTALL = '', START = '', UPGRADE = ''] = Array.from(
  readFileSync('deploy/systemd/README.md', 'utf8').matchAll(/^```\n([^`]*)^```/gm),
  ([, commands = '']) => commands,
);
const ready = (port: number) =>
  `curl --silent --fail --retry 300 --retry-delay 1 --retry-all-errors http://127.0.0.1:${port}/ready`;

const SCRIPT = `cd /root/release
step install bash -ex <<'COMMANDS'
${INSTALL}
COMMANDS
step start bash -ex <<'COMMANDS'
${START}
COMMANDS
step ready-1 ${ready(9461)}
step ready-2 ${ready(9462)}
step form curl --silent --header 'Origin: https://www.example.com' \\
  --header 'Host: www.example.com' --header 'Accept: application/json' \\
  --data '${encoded(newLetter())}' http://127.0.0.1:3001/contact
step list miqyas-inbox list
step kill systemctl kill --signal=KILL miqyas-site@1
until [ "$(systemctl show --property=NRestarts --value miqyas-site@1)" = 1 ]; do sleep 0.2; done
step ready-again ${ready(9461)}
step restarts systemctl show --property=NRestarts --property=ActiveState miqyas-site@1
step backup systemctl start miqyas-backup.service
step digest systemctl start miqyas-digest.service
step upgrade bash -ex <<'COMMANDS'
${UPGRADE}
COMMANDS
step release systemctl show --property=ActiveState miqyas-site@1 miqyas-site@2
step folder readlink /opt/miqyas
step exposure systemd-analyze security --no-pager
step timers systemctl list-timers --no-pager
step stop systemctl stop miqyas-site@1 miqyas-site@2
step stopped systemctl show --property=Result --property=ExecMainStatus miqyas-site@1
step rights stat --format '%U %a' /var/lib/miqyas /etc/miqyas.env
`;

describe.runIf(canBoot)('the services, started by systemd', () => {
  const parent = mkdtempSync('/var/tmp/miqyas-machine-');
  let output: (step: string) => string;

  beforeAll(async () => {
    chmodSync(parent, 0o755);
    const release = path.join(parent, 'release');
    const machine = await makeMachine(path.join(parent, 'root'));
    expect(await run(['scripts/pack.ts', release])).toMatchObject({ code: 0 });
    machine.copy(release, '/root/release');
    output = await machine.run(SCRIPT);
  });

  afterAll(() => rmSync(parent, { recursive: true }));

  test('the commands of the README install and start two processes', () => {
    for (const step of ['install', 'start', 'ready-1', 'ready-2'])
      expect(output(step)).toMatch(/exit 0\n$/);
    expect(output('ready-1')).toContain('"status":"ready"');
    for (const timer of ['miqyas-backup.timer', 'miqyas-digest.timer'])
      expect(output('timers')).toContain(timer);
  });

  test('only the site reads its data and its settings', () => {
    expect(output('rights')).toBe('miqyas 700\nroot 640\nexit 0\n');
  });

  test('staff find a received form with miqyas-inbox', () => {
    expect(output('list')).toContain(referenceIn({ status: 200, body: output('form') }));
  });

  test('a killed process starts again', () => {
    expect(output('ready-again')).toContain('"status":"ready"');
    expect(output('restarts')).toContain('NRestarts=1\nActiveState=active');
  });

  test('the backup and the digests are written', () => {
    expect([output('backup'), output('digest')]).toEqual(['exit 0\n', 'exit 0\n']);
  });

  test('the commands of the README put a new release into service', () => {
    expect(output('upgrade')).toMatch(/exit 0\n$/);
    expect(output('folder')).toContain('/opt/miqyas-1.1.0');
    expect(output('release')).toBe('ActiveState=active\n\nActiveState=active\nexit 0\n');
  });

  test('systemd computes an exposure of 1.1, and the site ends cleanly', () => {
    expect(output('exposure')).toMatch(/miqyas-site@1\.service +1\.1 /);
    expect(output('stopped')).toContain('Result=success');
    expect(output('stopped')).toContain('ExecMainStatus=0');
  });
});
