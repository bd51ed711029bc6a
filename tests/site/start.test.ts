import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { rawRequest } from '#tests/support/raw-request.ts';
import { type Ended, run, startSite } from '#tests/support/run.ts';
import project from '../../package.json' with { type: 'json' };

const LONG = { timeout: 60_000 };

test('wrong settings are refused, each with its expected value', LONG, async () => {
  const ended = await run(['server/serve.mjs'], {
    settings: { PORT: 'abc', SITE_URL: 'nonsense' },
  });
  expectRefusal(ended);
  expect(ended.stderr.replaceAll('"', '').split('\n')).toEqual([
    'These settings are wrong:',
    '  PORT: expected a whole number, received abc',
    '  SITE_URL: expected an origin such as https://www.example.com, received nonsense',
    '',
  ]);
});

test('a port in use is refused with a suggestion', LONG, async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const address = other.address();
  const port = typeof address === 'object' ? String(address?.port) : '';
  const ended = await run(['server/serve.mjs'], { settings: { PORT: port } });
  other.close();
  expectRefusal(ended);
  expect(ended.stderr).toMatch(new RegExp(`^Port ${port} on 127\\.0\\.0\\.1 is taken .*PORT.*\n$`));
});

test('an IP address of another machine is refused', LONG, async () => {
  const ended = await run(['server/serve.mjs'], { settings: { PORT: '0', HOST: '203.0.113.1' } });
  expectRefusal(ended);
  expect(ended.stderr).toBe('HOST is 203.0.113.1, which is no address of this machine.\n');
});

test.runIf(existsSync('/proc/self'))(
  'a data folder that cannot be made is refused at once',
  { timeout: 10_000 },
  async () => {
    const ended = await run(['server/serve.mjs'], { settings: { DATA_DIR: '/proc/nope' } });
    expectRefusal(ended);
    expect(ended.stderr).toMatch(/^The database in \/proc\/nope \(DATA_DIR\) .*ENOENT.*\n$/);
  },
);

test('an old Node is refused before a native module is loaded', LONG, async () => {
  const old = `Object.defineProperty(process, 'versions', { value: { node: '20.20.2' } })`;
  const ended = await run(['--import', `data:text/javascript,${old}`, 'server/serve.mjs']);
  expectRefusal(ended);
  expect(ended.stderr).toMatch(
    /^The site needs Node \d+ or newer, and this is Node 20\.20\.2\. .*\n$/,
  );
});

test('a site starts with another public URL than that of its build', LONG, async () => {
  const SITE_URL = 'https://elsewhere.example.com';
  const site = await startSite({ settings: { SITE_URL } });
  const page = await rawRequest(site.origin, '/ar');
  await site.stop();
  expect(page?.body.toString()).toContain(`rel="canonical" href="${SITE_URL}/ar"`);
});

test('a site that is not built is refused', LONG, async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'not-built-'));
  const ended = await run([path.resolve('server/serve.mjs')], { folder });
  rmSync(folder, { recursive: true });
  expectRefusal(ended);
  expect(ended.stderr).toBe('The site is not built: run "npm start", or "npm run build" first.\n');
});

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s stops the site even while a client is connected, and the log shows the version',
  LONG,
  async (signal) => {
    const site = await startSite();
    const agent = new Agent({ keepAlive: true });
    await new Promise((resolve) =>
      get(site.origin, { agent }, (response) => response.resume().on('end', resolve)),
    );
    const { code, stdout } = await site.stop(signal);
    agent.destroy();
    expect(code).toBe(0);
    const lines = linesOf(stdout);
    expect(lines.find(({ msg }) => msg === 'started')).toMatchObject({ version: project.version });
    const said = lines.map(({ msg }) => msg);
    expect(said.filter((message) => message !== 'purged')).toEqual([
      'started',
      'stopping',
      'stopped',
    ]);
  },
);

test('the log is JSON and contains no part of a request', LONG, async () => {
  const site = await startSite({ settings: { LOG_LEVEL: 'debug' } });
  const secret = 'huda-secret';
  const requests: [string, Parameters<typeof rawRequest>[2]?][] = [
    [`/about-us?email=${secret}@example.com`],
    [`/${secret}?token=${secret}`],
    [`/ar/${secret}/?q=${secret}`],
    [`/services/${secret}.data`],
    [`/%E0%A4%A${secret}`],
    [
      `/blog/${secret}`,
      {
        headers: {
          'user-agent': secret,
          referer: `${site.origin}/${secret}`,
          'x-forwarded-for': secret,
        },
      },
    ],
    [
      `/contact?${secret}`,
      {
        method: 'POST',
        body: `name=${secret}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      },
    ],
    [
      `/contact?${secret}`,
      { method: 'POST', body: `name=${secret}`, headers: { origin: `https://${secret}.example` } },
    ],
    [`/${secret}`, { method: 'PUT', body: secret }],
    [`/${secret}`, { headers: { host: `${secret}.example` } }],
    [`http://${secret}.example/`],
  ];
  for (const [address, options] of requests) await rawRequest(site.origin, address, options);
  const { stdout, output } = await site.stop();

  const answered = linesOf(stdout).filter(({ msg }) => msg === 'answered');
  expect(answered).toHaveLength(requests.length);
  for (const line of answered)
    expect(Object.keys(line)).toEqual(['level', 'time', 'method', 'status', 'ms', 'msg']);
  expect(output).not.toContain(secret);
  expect(output).not.toMatch(/about-us|contact/);
});

function expectRefusal({ code, stdout, stderr }: Ended): void {
  expect(stderr).not.toMatch(/^\s+at |Error:|node:internal/m);
  expect(stdout).toBe('');
  expect(code).toBe(1);
}

function linesOf(stdout: string): Record<string, unknown>[] {
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}
