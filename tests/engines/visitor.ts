import { expect, vi } from 'vitest';
import { HYDRATED_EVENT } from '#delivery/hydration/data.ts';
import type { Engine } from './engine.ts';
import {
  choose,
  complaints,
  isLoaded,
  markAsLeft,
  pressablePlace,
  textOf,
  watch,
  writtenIn,
} from './in-page.ts';

/** The time limit of each wait. The machine may be busy. */
const PATIENCE = { timeout: 15_000 };

export type Visitor = ReturnType<typeof visit>;

/** Returns functions that act as a visitor with a mouse and a keyboard. */
export function visit(engine: Engine, origin: string) {
  /**
   * Runs a function in the page. The function can use only its arguments and the page, and must
   * return a JSON value.
   */
  async function run<Args extends unknown[], Value>(
    inPage: (...args: Args) => Value,
    ...args: Args
  ) {
    const call = `(${inPage})(...${JSON.stringify(args)})`;
    const json = await engine.evaluate(`(async () => JSON.stringify((await ${call}) ?? null))()`);
    return JSON.parse(json) as Awaited<Value>;
  }

  const moveTo = (x: number, y: number) => {
    return { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) };
  };
  const useMouse = (...actions: Record<string, unknown>[]) =>
    engine.act([{ type: 'pointer', id: 'mouse', actions }]);
  const waitFor = <Value>(look: () => Promise<Value>, message: string) =>
    vi.waitFor(async () => {
      const found = await look();
      if (!found) throw new Error(message);
      return found;
    }, PATIENCE);

  const visitor = {
    run,
    open: async (path: string) => {
      await run(markAsLeft);
      await engine.open(new URL(path, origin).href);
      // WebKit may return before the page has loaded.
      await waitFor(() => run(isLoaded), `${path} did not load`);
    },
    /** Opens a path, moves the pointer, and waits until React is ready. */
    openHydrated: async (path: string) => {
      await visitor.open(path);
      await run(watch, HYDRATED_EVENT);
      await useMouse(moveTo(1, 400), moveTo(2, 400));
      await waitFor(() => run(() => 'isHydrated' in window), `React did not start at ${path}`);
    },
    resize: async (width: number, height: number) => {
      await engine.resize(width, height);
      await expect.poll(() => run(() => innerWidth), PATIENCE).toBe(width);
    },
    press: async (selector: string) => {
      const { x, y } = await waitFor(
        () => run(pressablePlace, selector),
        `${selector} cannot be pressed`,
      );
      const button = 0;
      await useMouse(moveTo(x, y), { type: 'pointerDown', button }, { type: 'pointerUp', button });
    },
    write: async (selector: string, text: string) => {
      await visitor.press(selector);
      const actions = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await engine.act([{ type: 'key', id: 'keyboard', actions }]);
      expect(await run(writtenIn, selector)).toBe(text);
    },
    /** Chooses an option by script, because the list of options is not part of the page. */
    choose: (selector: string, label: string) => run(choose, selector, label),
    chooseFile: engine.chooseFile,
    sees: async (selector: string, text: string) => {
      const shown = () => run(textOf, selector);
      await expect.poll(shown, { ...PATIENCE, message: selector }).toBe(text);
    },
    /** Returns the page's errors and violations of its security policy since openHydrated(). */
    complaints: () => run(complaints),
  };
  return visitor;
}
