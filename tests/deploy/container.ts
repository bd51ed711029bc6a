import { type ChildProcess, spawn } from 'node:child_process';
import type { Image } from './image.ts';

/** Mounts the image (read-only) and the volume, and then runs the program. */
const ENTER = `
mount --bind "$ROOT" "$ROOT"
mount -o remount,bind,ro "$ROOT"
mount --bind "$DATA" "$ROOT$VOLUME"
mount -t proc proc "$ROOT/proc"
exec chroot --userspec="$USER" "$ROOT" env --ignore-environment --chdir="$FOLDER" "$@"
`;

type Container = {
  image: Image;
  data: string;
  settings: Record<string, string>;
};

/** Starts a program in the image with the image's user, folder and environment. */
export function startIn({ image, data, settings }: Container, command: string[]): ChildProcess {
  const { User, WorkingDir, Env } = image.config;
  const variables = [...Env, ...Object.entries(settings).map(([key, value]) => `${key}=${value}`)];
  return spawn('unshare', ['--mount', 'sh', '-e', '-c', ENTER, 'sh', ...variables, ...command], {
    env: {
      PATH: process.env.PATH,
      ROOT: image.root,
      DATA: data,
      VOLUME: image.volume,
      USER: User,
      FOLDER: WorkingDir,
    },
  });
}
