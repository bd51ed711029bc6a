import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { DCLinter } from 'dclint';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readSettings } from '#server/env.ts';

const FOLDER = 'deploy';
const FILE = path.join(FOLDER, 'compose.yaml');
const EXAMPLE = path.join(FOLDER, 'compose.env.example');

const texts = v.optional(v.array(v.string()), []);
const service = v.object({
  environment: v.optional(v.record(v.string(), v.string()), {}),
  networks: texts,
  ports: texts,
  volumes: texts,
  env_file: v.optional(v.string()),
});
const composeFile = v.object({
  services: v.record(v.string(), service),
  networks: v.object({
    proxy: v.object({ ipam: v.object({ config: v.tuple([v.object({ subnet: v.string() })]) }) }),
  }),
});

const source = readFileSync(FILE, 'utf8');
const { services, networks } = v.parse(composeFile, parse(source, { merge: true }));
const example = readEnv(EXAMPLE);
const siteSettings = readEnv('.env.example');
const sites = Object.entries(services).filter(([name]) => name.startsWith('site-'));

test('the compose file follows the specification', () => {
  const linter = new DCLinter({
    rules: {
      // Caddy's ports must be reachable from outside.
      'no-unbound-port-interfaces': 0,
      'service-keys-order': 0,
      'top-level-properties-order': 0,
    },
    quiet: false,
    debug: false,
    exclude: [],
  });
  const [result] = linter.lintFiles([FILE], false);
  expect(result?.messages.map(({ line, message }) => `${line}: ${message}`)).toEqual([]);
});

test('each file that the compose file mounts exists', () => {
  const mounts = Object.values(services).flatMap(({ volumes }) => volumes);
  const files = mounts.filter((mount) => mount.startsWith('./'));
  expect(files.length).toBeGreaterThan(0);
  for (const mount of files)
    expect(existsSync(path.join(FOLDER, mount.split(':')[0] ?? '')), mount).toBe(true);
});

test('the example has the variables of the compose file, and settings of the site', () => {
  const variables = [...source.matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
  expect(Object.keys(example)).toEqual(expect.arrayContaining(variables));
  const others = Object.keys(example).filter((name) => !variables.includes(name));
  expect(Object.keys(siteSettings)).toEqual(expect.arrayContaining(others));
});

test.each(sites)('%s starts with these settings', (_, { environment, env_file }) => {
  expect(env_file).toBe('.env');
  expect(Object.keys(siteSettings)).toEqual(expect.arrayContaining(Object.keys(environment)));
  const values: Record<string, string> = { ...example, POSTGRES_PASSWORD: 'secret' };
  const filled = Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      value.replace(/\$\{(\w+)[^}]*\}/g, (_match, key: string) => values[key] ?? ''),
    ]),
  );
  expect(readSettings({ ...values, ...filled })).toMatchObject({
    SITE_URL: `https://${example.SITE_HOST}`,
    DATABASE_URL: 'postgres://miqyas:secret@database/miqyas',
    TRUSTED_PROXIES: networks.proxy.ipam.config.map(({ subnet }) => subnet),
  });
});

test('Caddy passes requests to both processes, at the port of the image', () => {
  const port = /\bPORT=(\d+)/.exec(readFileSync('deploy/Containerfile', 'utf8'))?.[1];
  expect(services.caddy?.environment.SITE_PROCESSES?.split(' ')).toEqual(
    sites.map(([name]) => `${name}:${port}`),
  );
});

test('only Caddy has public ports, and it cannot reach the database', () => {
  const published = Object.entries(services).filter(([, { ports }]) => ports.length > 0);
  expect(published.map(([name]) => name)).toEqual(['caddy']);
  expect(services.caddy?.networks).not.toContain('database');
  expect(services.database?.networks).toEqual(['database']);
});

function readEnv(file: string): Record<string, string | undefined> {
  return parseEnv(readFileSync(file, 'utf8'));
}
