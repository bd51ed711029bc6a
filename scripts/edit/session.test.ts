import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { oneSession } from './session.ts';

const HOST = '127.0.0.1:4444';
const OWN = { host: HOST, origin: `http://${HOST}`, 'sec-fetch-site': 'same-origin' };

function editor() {
  const { token, guard } = oneSession(HOST);
  const app = new Hono();
  app.use(guard);
  app.all('*', ({ text }) => text('content'));
  const ask = (path: string, headers: Record<string, string>, method = 'GET') =>
    app.request(path, { method, headers });
  const enter = async () => {
    const answer = await ask(`/?token=${token}`, { host: HOST });
    return { cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' };
  };
  return { token, ask, enter };
}

test('the token of the address opens the editor for one browser', async () => {
  const { ask, enter } = editor();
  const cookie = await enter();
  expect((await ask('/', { host: HOST, ...cookie })).status).toBe(200);
  expect((await ask('/save', { ...OWN, ...cookie }, 'POST')).status).toBe(200);
});

test('the cookie cannot be read by scripts or sent by other sites', async () => {
  const { token, ask } = editor();
  const answer = await ask(`/?token=${token}`, { host: HOST });
  expect(answer.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Strict$/);
});

test('the token works once', async () => {
  const { token, ask, enter } = editor();
  await enter();
  expect((await ask(`/?token=${token}`, { host: HOST })).status).toBe(403);
});

test.each([
  ['without the token', {}],
  ['with a wrong token', { token: 'wrong' }],
])('a request %s is refused', async (_, { token }: { token?: string }) => {
  const { ask } = editor();
  const path = token ? `/?token=${token}` : '/files';
  expect((await ask(path, { host: HOST })).status).toBe(403);
});

test.each([
  ['a foreign origin', { ...OWN, origin: 'http://evil.example' }],
  ['another port', { ...OWN, origin: 'http://127.0.0.1:9999' }],
  ['another site', { host: HOST, 'sec-fetch-site': 'cross-site' }],
  ['a name that points to this machine', { host: 'evil.example:4444' }],
])('a request from %s is refused, also with the cookie', async (_, headers) => {
  const { ask, enter } = editor();
  const cookie = await enter();
  expect((await ask('/files', { ...headers, ...cookie })).status).toBe(403);
});

test('a request that changes something needs an origin', async () => {
  const { ask, enter } = editor();
  const cookie = await enter();
  expect((await ask('/save', { host: HOST, ...cookie }, 'POST')).status).toBe(403);
});
