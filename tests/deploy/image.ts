import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { OWN_NODE } from '#scripts/own-node.mjs';
import { makeDebian } from './debian.ts';
import { runProgram } from './run-program.ts';

const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';
const BASE = 'localhost/node';

const imageConfig = v.object({
  User: v.string(),
  Env: v.array(v.string()),
  Cmd: v.array(v.string()),
  WorkingDir: v.string(),
  Volumes: v.record(v.string(), v.object({})),
  Labels: v.record(v.string(), v.string()),
  Healthcheck: v.object({ Test: v.array(v.string()) }),
});
const inspected = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ Docker: v.object({ config: imageConfig }) }),
  v.transform(({ Docker }) => Docker.config),
);

export type Image = {
  config: v.InferOutput<typeof imageConfig>;
  root: string;
  volume: string;
  remove: () => Promise<void>;
};

/**
 * Builds the image with deploy/Containerfile. The base image comes from Debian's packages, because
 * image registries may be out of reach.
 */
export async function buildImage(buildArguments: Record<string, string>): Promise<Image> {
  const folder = mkdtempSync(path.join(tmpdir(), 'miqyas-image-'));
  const buildah = (...args: string[]) =>
    runProgram(
      'buildah',
      ...['--storage-driver', 'vfs', '--root', path.join(folder, 'images')],
      ...['--runroot', path.join(folder, 'run'), ...args],
    );
  const build = (name: string, ...args: string[]) =>
    buildah('bud', '--isolation', 'chroot', '--network', 'host', '--tag', name, ...args);
  await build(BASE, await makeBase(path.join(folder, 'base')));
  const values = { NODE_IMAGE: BASE, ...buildArguments };
  await build(
    'localhost/miqyas',
    ...Object.entries(values).flatMap(([key, value]) => ['--build-arg', `${key}=${value}`]),
    // Only Docker's format has health checks.
    ...['--format', 'docker', '--file', 'deploy/Containerfile', '.'],
  );
  const container = await buildah('from', 'localhost/miqyas');
  const config = v.parse(
    inspected,
    await buildah('inspect', '--type', 'image', 'localhost/miqyas'),
  );
  const [volume = '', ...others] = Object.keys(config.Volumes);
  if (others.length > 0) throw new Error(`The image has more volumes: ${others.join(', ')}`);
  return {
    config,
    volume,
    root: await buildah('mount', container),
    remove: async () => {
      await buildah('rm', container);
      rmSync(folder, { recursive: true });
    },
  };
}

async function makeBase(folder: string): Promise<string> {
  const debian = path.join(folder, 'debian');
  mkdirSync(folder);
  await makeDebian(debian);
  const local = path.join(debian, 'usr/local');
  cpSync(OWN_NODE, path.join(local, 'bin/node'));
  const npm = path.join(await runProgram('npm', 'root', '--global'), 'npm');
  cpSync(npm, path.join(local, 'lib/node_modules/npm'), { recursive: true });
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', path.join(local, 'bin/npm'));
  const lines = ['FROM scratch', 'COPY debian /'];
  if (existsSync(CERTIFICATES)) {
    // A proxy with its own certificate may be between the machine and npm's registry.
    cpSync(CERTIFICATES, path.join(debian, CERTIFICATES), { dereference: true });
    lines.push(`ENV NODE_EXTRA_CA_CERTS=${CERTIFICATES}`);
  }
  writeFileSync(path.join(folder, 'Containerfile'), lines.join('\n'));
  return folder;
}
