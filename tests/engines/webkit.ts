import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '#scripts/free-port.ts';
import { until } from '#tests/support/until.ts';
import type { Engine } from './engine.ts';

const SCREEN = '1280x1024x24';
/** The key of an element's id in WebDriver's responses. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/**
 * Starts the MiniBrowser of WebKitGTK on a virtual display, controlled by WebDriver. Playwright can
 * control only its own build of WebKit.
 */
export async function startWebKit(driver: string): Promise<Engine> {
  const home = mkdtempSync(path.join(tmpdir(), 'miqyas-webkit-'));
  // Without this style, the toolbar keeps the window wider than a phone.
  mkdirSync(path.join(home, 'gtk-3.0'));
  writeFileSync(path.join(home, 'gtk-3.0/gtk.css'), '* { min-width: 0; padding: 0; }');
  const display = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const processes = [display];
  const stop = async () => {
    for (const process of processes) process.kill();
    await Promise.all(processes.map(ended));
    rmSync(home, { recursive: true, force: true });
  };
  try {
    const [number] = await once(display.stdio[3] as NodeJS.ReadableStream, 'data');
    const port = await freePort();
    const env = {
      PATH: process.env.PATH,
      HOME: home,
      XDG_CONFIG_HOME: home,
      DISPLAY: `:${String(number).trim()}`,
      // Without a graphics card, compositing makes key presses five times slower.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    };
    const flags = ['--host=127.0.0.1', `--port=${port}`];
    processes.push(spawn(driver, flags, { stdio: 'ignore', env }));
    const send = client(`http://127.0.0.1:${port}`);
    await until(() => send('GET', '/status').catch(() => undefined));
    const { sessionId } = await send('POST', '/session', { capabilities: {} });
    const session = `/session/${sessionId}`;
    return {
      open: (url) => send('POST', `${session}/url`, { url }),
      evaluate: (expression) => {
        const script = `return ${expression}`;
        return send('POST', `${session}/execute/sync`, { script, args: [] });
      },
      act: (actions) => send('POST', `${session}/actions`, { actions }),
      chooseFile: async (selector, filePath) => {
        const locator = { using: 'css selector', value: selector };
        const element = await send('POST', `${session}/element`, locator);
        await send('POST', `${session}/element/${element[ELEMENT]}/value`, { text: filePath });
      },
      resize: (width, height) => send('POST', `${session}/window/rect`, { width, height }),
      quit: () => send('DELETE', session).finally(stop),
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

function client(origin: string) {
  return async (
    method: 'GET' | 'POST' | 'DELETE',
    command: string,
    parameters?: object,
    // biome-ignore lint/suspicious/noExplicitAny: each command has its own result
  ): Promise<any> => {
    const body = parameters ? { body: JSON.stringify(parameters) } : {};
    const answer = await fetch(origin + command, { method, ...body });
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${command}: ${value.error}: ${value.message}`);
    return value;
  };
}
