import { readFileSync } from 'node:fs';

// The site loads this module before its own code. The module moves the wall clock by the
// milliseconds in a file, but not timers.

const file = process.env.CLOCK_OFF_BY;
if (!file) throw new Error('CLOCK_OFF_BY names no file');
const RealDate = Date;
const now = () => RealDate.now() + Number(readFileSync(file, 'utf8'));

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args: [], newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
});
