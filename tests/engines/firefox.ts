import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Engine } from './engine.ts';

/**
 * Starts Firefox without windows, controlled by WebDriver BiDi. Playwright sends a command that
 * Firefox ESR 153 does not support. selenium-webdriver needs geckodriver, which Debian does not
 * package.
 */
export async function startFirefox(executable: string): Promise<Engine> {
  const profile = mkdtempSync(path.join(tmpdir(), 'miqyas-firefox-'));
  // Remote debugging stops background requests. Without DNS, Firefox cannot reach other machines.
  writeFileSync(path.join(profile, 'user.js'), 'user_pref("network.dns.disabled", true);\n');
  const flags = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'];
  const browser = spawn(executable, [...flags, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env.PATH, HOME: profile },
  });
  const exited = once(browser, 'exit');
  const quit = async () => {
    browser.kill();
    await exited;
    rmSync(profile, { recursive: true, force: true });
  };
  try {
    const send = await connect(await remoteUrl(browser.stderr));
    await send('session.new', { capabilities: {} });
    const [{ context }] = (await send('browsingContext.getTree', { maxDepth: 0 })).contexts;
    return {
      open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
      evaluate: async (expression) => {
        const script = { expression, target: { context }, awaitPromise: true };
        const { result, exceptionDetails } = await send('script.evaluate', script);
        if (exceptionDetails) throw new Error(exceptionDetails.text);
        return result.value;
      },
      act: (actions) => send('input.performActions', { context, actions }),
      chooseFile: async (selector, filePath) => {
        const locator = { type: 'css', value: selector };
        const { nodes } = await send('browsingContext.locateNodes', { context, locator });
        const [{ sharedId }] = nodes;
        await send('input.setFiles', { context, element: { sharedId }, files: [filePath] });
      },
      resize: (width, height) => {
        return send('browsingContext.setViewport', { context, viewport: { width, height } });
      },
      quit,
    };
  } catch (error) {
    await quit();
    throw error;
  }
}

async function remoteUrl(output: NodeJS.ReadableStream): Promise<string> {
  let printed = '';
  for await (const chunk of output) {
    printed += chunk;
    const [, url] = /WebDriver BiDi listening on (ws:\S+)/.exec(printed) ?? [];
    if (url) return url;
  }
  throw new Error(`Firefox did not start: ${printed}`);
}

// biome-ignore lint/suspicious/noExplicitAny: each command has its own result
type Send = (method: string, params: object) => Promise<any>;

async function connect(url: string): Promise<Send> {
  const socket = new WebSocket(`${url}/session`);
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error, message } = JSON.parse(String(data));
    if (error) waiting.get(id)?.reject(new Error(`${error}: ${message}`));
    else waiting.get(id)?.resolve(result);
    waiting.delete(id);
  });
  await once(socket, 'open');
  let last = 0;
  return (method, params) => {
    const answer = Promise.withResolvers<unknown>();
    waiting.set(++last, answer);
    socket.send(JSON.stringify({ id: last, method, params }));
    return answer.promise;
  };
}
