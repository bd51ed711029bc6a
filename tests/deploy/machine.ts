import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { OWN_NODE } from '#scripts/own-node.mjs';
import { makeDebian } from './debian.ts';

const execute = promisify(execFile);
const PACKAGES = ['ca-certificates', 'curl', 'sudo', 'systemd-sysv'];
const SCRIPT = '/root/script.sh';
const RESULTS = '/root/results';
/** Runs the script when the machine has started, and then switches the machine off. */
const UNIT = `[Unit]
After=multi-user.target
[Service]
Type=oneshot
ExecStart=/bin/bash ${SCRIPT}
ExecStopPost=/bin/systemctl --no-block poweroff
`;
/** `step NAME COMMAND` writes the output of a command and its exit code to a file. */
const STEP = `step() {
  "\${@:2}" > "${RESULTS}/$1" 2>&1
  echo "exit $?" >> "${RESULTS}/$1"
}
`;

export type Machine = {
  /** Copies a folder of this machine. */
  copy: (from: string, to: string) => void;
  /**
   * Starts the machine, runs a script of Bash as root and stops the machine.
   * @returns the output of each `step`, which ends with "exit" and the code
   */
  run: (script: string) => Promise<(step: string) => string>;
};

/** Makes a folder with Debian, systemd and Node that starts as a machine without a network. */
export async function makeMachine(folder: string): Promise<Machine> {
  await makeDebian(folder, PACKAGES);
  const inside = (file: string) => path.join(folder, file);
  cpSync(OWN_NODE, inside('/usr/local/bin/node'));
  const wanted = inside('/etc/systemd/system/multi-user.target.wants');
  mkdirSync(wanted, { recursive: true });
  writeFileSync(inside('/etc/systemd/system/script.service'), UNIT);
  symlinkSync('/etc/systemd/system/script.service', path.join(wanted, 'script.service'));
  return {
    copy: (from, to) => cpSync(from, inside(to), { recursive: true, verbatimSymlinks: true }),
    run: async (script) => {
      rmSync(inside(RESULTS), { recursive: true, force: true });
      mkdirSync(inside(RESULTS));
      writeFileSync(inside(SCRIPT), STEP + script);
      const options = [
        '--register=no',
        '--keep-unit',
        '--private-network',
        '--hostname=localhost',
        '--boot',
      ];
      await execute('systemd-nspawn', [...options, '--directory', folder], {
        // systemd wants to see one hierarchy of control groups, even if this machine has two.
        env: { ...process.env, SYSTEMD_NSPAWN_UNIFIED_HIERARCHY: '1' },
      });
      return (step) => readFileSync(inside(path.join(RESULTS, step)), 'utf8');
    },
  };
}
