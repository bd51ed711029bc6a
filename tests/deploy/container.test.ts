import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { filesIn } from '#scripts/files-in.ts';
import { freePort } from '#scripts/free-port.ts';
import { encoded, newLetter, openBrowser, referenceIn } from '#tests/support/form-client.ts';
import { isInstalled } from '#tests/support/install-packages.ts';
import { rawRequest } from '#tests/support/raw-request.ts';
import { endsAt } from '#tests/support/run.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { startIn } from './container.ts';
import { buildImage, type Image } from './image.ts';
import { runProgram } from './run-program.ts';

const FIRST_START = 90_000;
const BUILD = { VERSION: '1.2.3', REVISION: 'abcdef' };
const bill = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ components: v.array(v.object({ purl: v.string() })) }),
);
const installedPackage = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ name: v.string(), version: v.string() }),
);
const canBuild = ['buildah', 'debootstrap'].every(isInstalled);

describe.runIf(canBuild)('the image', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'miqyas-container-'));
  const data = path.join(folder, 'data');
  let image: Image;
  let origin: string;
  let settings: Record<string, string>;

  beforeAll(async () => {
    image = await buildImage(BUILD);
    await runProgram('cp', '--archive', path.join(image.root, image.volume), data);
    settings = { PORT: String(await freePort()), SITE_URL: 'https://www.firm.test' };
    origin = `http://localhost:${settings.PORT}`;
  });

  afterAll(async () => {
    await image.remove();
    rmSync(folder, { recursive: true });
  });

  const run = (command: string[]) => endsAt(startIn({ image, data, settings }, command));
  const checkHealth = () => run(image.config.Healthcheck.Test.slice(1));

  const startSite = async () => {
    const site = startIn({ image, data, settings }, image.config.Cmd);
    const ended = endsAt(site);
    onTestFinished(() => void site.kill('SIGKILL'));
    const answers = () =>
      fetch(origin).then(
        ({ ok }) => ok,
        () => false,
      );
    // The first start renders the pages with SITE_URL, which takes longer.
    await vi.waitUntil(answers, { timeout: FIRST_START, interval: 50 });
    return {
      pid: site.pid,
      stop: () => {
        site.kill('SIGTERM');
        return ended;
      },
    };
  };

  test('the site answers from a read-only root, and SIGTERM ends it with 0', async () => {
    const site = await startSite();
    const [page, picture] = await Promise.all(
      ['/ar', '/social/about-us.png'].map((url) => rawRequest(origin, url)),
    );
    expect([page?.status, picture?.status]).toEqual([200, 200]);
    expect(await site.stop()).toMatchObject({ code: 0 });
    expect(
      (await run(['touch', '/site/file', '/tmp/file', '/data/file'])).output.split('\n'),
    ).toEqual([
      expect.stringContaining("'/site/file': Read-only file system"),
      expect.stringContaining("'/tmp/file': Read-only file system"),
      '',
    ]);
    expect(filesIn(data)).toEqual(expect.arrayContaining(['file', 'site.sqlite']));
  });

  test('neither the site nor its files belong to root', async () => {
    const { pid, stop } = await startSite();
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    await stop();
    const [uid] = image.config.User.split(':');
    expect(Number(uid)).toBeGreaterThan(0);
    expect(status).toContain(`Uid:\t${uid}\t${uid}\t${uid}\t${uid}\n`);
    expect(String(statSync(path.join(data, 'site.sqlite')).uid)).toBe(uid);
  });

  test('the health check passes while the site runs, and fails when it is down', async () => {
    const site = await startSite();
    expect(await checkHealth()).toMatchObject({ code: 0 });
    await site.stop();
    expect(await checkHealth()).toMatchObject({ code: 1 });
  });

  test('a container that is started again has the submissions', async () => {
    const before = await startSite();
    const answer = await openBrowser()({ origin, body: encoded(newLetter()) });
    await before.stop();
    const after = await startSite();
    const list = await run(['node', 'inbox/inbox.js', 'list']);
    await after.stop();
    expect(list.output).toContain(referenceIn(answer ?? { status: 0, body: 'no answer' }));
  });

  test('the labels name the project, its version and its revision', () => {
    const label = (name: string) => image.config.Labels[`org.opencontainers.image.${name}`];
    const names = ['title', 'version', 'revision', 'licenses'];
    expect(names.map(label)).toEqual(['Miqyas', BUILD.VERSION, BUILD.REVISION, 'MIT']);
  });

  test('the bill of materials has the installed and the bundled packages', () => {
    const site = path.join(image.root, image.config.WorkingDir);
    const { components } = v.parse(bill, readFileSync(path.join(site, 'sbom.cdx.json'), 'utf8'));
    const listed = components.map(({ purl }) => decodeURIComponent(purl));
    const modules = path.join(site, 'node_modules');
    const installed = filesIn(modules)
      .filter((file) => /^(@[^/]+\/)?[^/]+\/package\.json$/.test(file))
      .map((file) => v.parse(installedPackage, readFileSync(path.join(modules, file), 'utf8')));
    const { node: _, ...dependencies } = packageJson.dependencies;
    const bundled = Object.entries(dependencies).map(([name, version]) => ({ name, version }));
    const needed = [...installed, ...bundled].map(({ name, version }) => `${name}@${version}`);
    expect(listed).toEqual(expect.arrayContaining(needed.map((one) => `pkg:npm/${one}`)));
    const unwanted = /^pkg:npm\/(node|typescript|vite|vitest)@/;
    expect(listed.filter((purl) => unwanted.test(purl))).toEqual([]);
  });
});
