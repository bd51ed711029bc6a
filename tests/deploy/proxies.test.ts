import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { isInstalled } from '#tests/support/install-packages.ts';
import { rawRequest } from '#tests/support/raw-request.ts';
import { until } from '#tests/support/until.ts';
import { type Deployment, deploy, makeDeploymentFolder } from './behind-proxy.ts';
import { sendForm, startLoad } from './load.ts';
import { HOST, PROXIES } from './proxies.ts';
import { AMBIGUOUS, AMBIGUOUS_IN_HTTP2, FOLLOW_UP, HIDDEN, isOutOfStep } from './smuggling.ts';
import type { Client } from './tls-client.ts';

const FORMS_A_MINUTE = 5;
const NO_LIMITS = { RATE_LIMIT_FACTOR: '100000' };

let folder: string;
beforeAll(async () => {
  folder = await makeDeploymentFolder();
});
afterAll(() => rmSync(folder, { recursive: true }));

for (const proxy of PROXIES)
  describe.runIf(isInstalled(proxy.program))(`behind ${proxy.name}`, () => {
    let deployment: Deployment;
    beforeAll(async () => {
      deployment = await deploy(proxy, folder, NO_LIMITS);
    });
    afterAll(() => deployment?.stop());

    test('the site has TLS and HTTP/2, and plain HTTP leads to it', async () => {
      const { client, httpPort } = deployment;
      expect(await client.askWithHttp2('/ar')).toEqual({ status: 200, protocol: 'h2' });
      const plain = await rawRequest(`http://127.0.0.1:${httpPort}`, '/ar?a=b', {
        headers: { Host: HOST },
      });
      expect([plain.status, plain.headers.location]).toEqual([308, `https://${HOST}/ar?a=b`]);
    });

    test.each(['br', 'gzip', 'identity'])(
      'pages arrive as the site sent them (%s)',
      async (coding) => {
        const headers = { Host: HOST, 'Accept-Encoding': coding };
        const [site] = deployment.sites;
        for (const path of ['/ar', '/search?q=data', '/sitemap.xml']) {
          const direct = await rawRequest(site?.origin ?? '', path, { headers });
          const { status, headers: passed, body } = await deployment.client.ask(path, { headers });
          expect(status).toBe(200);
          expect(body.equals(direct.body)).toBe(true);
          for (const name of ['content-encoding', 'content-type', 'etag', 'vary', 'cache-control'])
            expect(passed[name], name).toBe(direct.headers[name]);
        }
        const { headers: passed } = await deployment.client.ask('/ar', { headers });
        expect(passed['content-encoding'] ?? 'identity').toBe(coding);
      },
    );

    test('limits count visitors, and a forged header does not evade them', async () => {
      const limited = await deploy(proxy, folder);
      onTestFinished(() => limited.stop());
      // All deployments share a database, so each proxy needs its own visitors.
      const network = `127.0.${1 + PROXIES.indexOf(proxy)}`;
      const statuses: number[] = [];
      for (let count = 0; count <= FORMS_A_MINUTE; count++) {
        const disguise = { from: `${network}.1`, forged: `192.0.2.${count}` };
        statuses.push((await sendForm(limited.client, disguise)).status);
      }
      expect(statuses).toEqual([...Array(FORMS_A_MINUTE).fill(200), 429]);
      expect((await sendForm(limited.client, { from: `${network}.2` })).status).toBe(200);
    });

    test('visitors notice no killed process, and it gets requests when it runs again', async () => {
      const [killed] = deployment.sites;
      await killed?.stop('SIGKILL');
      for (let count = 0; count < 40; count++)
        expect((await deployment.client.ask('/ar')).status).toBe(200);
      const again = await deployment.startAgain(0);
      await untilAsked(again.privateOrigin, () => deployment.client.ask('/ar'));
    });

    test('while both processes are down, its log is short and names no visitor', async () => {
      const broken = await deploy(proxy, folder);
      await Promise.all(broken.sites.map((site) => site.stop('SIGKILL')));
      const { status } = await broken.client.ask('/your-data/secret', { from: '127.0.9.9' });
      await broken.stop();
      expect(status).toBeGreaterThanOrEqual(502);
      const log = await broken.proxyLog;
      expect(log).not.toMatch(/127\.0\.9\.9|secret/);
      expect(log.split('\n').length).toBeLessThan(50);
    });

    test('a rolling restart under load loses no request', async () => {
      const load = startLoad(deployment.client);
      onTestFinished(() => void load.end());
      for (const index of [0, 1, 0, 1]) {
        expect(await deployment.sites[index]?.stop()).toMatchObject({ code: 0 });
        const { privateOrigin } = await deployment.startAgain(index);
        await untilAsked(privateOrigin);
      }
      const { answered, lost } = await load.end();
      expect(lost).toEqual([]);
      expect(answered).toBeGreaterThan(100);
    });

    test.each(Object.entries(AMBIGUOUS))('answers stay in step after %s', async (_, bytes) => {
      const { client } = deployment;
      const received = await client.sendRaw(bytes + FOLLOW_UP);
      expect(isOutOfStep(received), received).toBe(false);
      await expectOwnAnswers(client);
    });

    test.each(Object.entries(AMBIGUOUS_IN_HTTP2))(
      'a request with HTTP/2 and %s is refused',
      async (_, headers) => {
        const { client } = deployment;
        const body = headers[':method'] === 'POST' ? HIDDEN : '';
        expect([undefined, 400]).toContain(await client.sendHttp2(headers, body));
        await expectOwnAnswers(client);
      },
    );
  });

/**
 * Waits until a process has answered a request for a page.
 * @param ask sends a request before each check
 */
function untilAsked(privateOrigin: string, ask?: () => Promise<unknown>): Promise<boolean> {
  return until(async () => {
    await ask?.();
    const metrics = await (await fetch(`${privateOrigin}/metrics`)).text();
    return /^miqyas_http_requests_total\{route="page",status="200"\} [1-9]/m.test(metrics);
  });
}

/**
 * Checks that other visitors get the right answers. Their requests may share connections with the
 * attack.
 */
async function expectOwnAnswers(client: Client): Promise<void> {
  for (let count = 0; count < 4; count++) {
    const { status, body } = await client.ask('/robots.txt');
    expect({ status, body: body.toString() }).toMatchObject({
      status: 200,
      body: expect.stringContaining('Sitemap:'),
    });
  }
}
