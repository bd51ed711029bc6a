import { spawn } from 'node:child_process';
import { OWN_NODE } from '#scripts/own-node.mjs';
import { copyProject, type ProjectCopy } from './project-copy.ts';
import { endsAt } from './run.ts';

export type RunningEditor = { copy: ProjectCopy; url: string; stop: () => Promise<void> };

/** Starts the editor for a copy of the project. `url` contains the editor's token. */
export async function runEditor(): Promise<RunningEditor> {
  const copy = copyProject();
  const { PATH, HOME } = process.env;
  const child = spawn(OWN_NODE, ['scripts/edit.ts'], {
    cwd: copy.folder,
    env: { PATH, HOME, DATA_DIR: `${copy.folder}/data` },
  });
  const ended = endsAt(child);
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      const [found] = String(chunk).match(/http:\S+token=\S+/) ?? [];
      if (found) resolve(found);
    });
    void ended.then(({ output }) => reject(new Error(`The editor did not start: ${output}`)));
  });
  return {
    copy,
    url,
    stop: async () => {
      child.kill();
      await ended;
      copy.remove();
    },
  };
}
