// Serves what was built. Plain JavaScript, and a process of its own: what built the site, or only compiled TypeScript, would
// stay in its memory. The settings are Node's and the C library's, which read them when they start.
import { existsSync } from 'node:fs';
import path from 'node:path';

const MAIN = path.join('build', 'server', 'main.js');
/**
 * Megabytes for young objects, of which an answer makes few: with Node's 16 the process grows to what it never needs. And of
 * V8's four ways to run a function the first and the last: what is called often gets to the last anyway.
 */
const OPTIONS = ['--max-semi-space-size=2', '--max-lazy', '--no-maglev', '--no-sparkplug'];
/** One heap for all threads of glibc, which else keeps one for each, and gives back what is free at its end, in bytes. */
const ONE_HEAP = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '65536' };
/** Where Node keeps what it compiled, from the first clean stop on. */
const COMPILED = { NODE_COMPILE_CACHE: path.join('build', 'compiled') };

if (!existsSync(MAIN)) {
  console.error('The site is not built: run "npm start", or "npm run build" first.');
  process.exit(1);
}
// Not on Windows, where the site takes more memory instead.
if (process.execve)
  process.execve(
    process.execPath,
    [process.execPath, ...process.execArgv, ...OPTIONS, MAIN, ...process.argv.slice(2)],
    {
      ...ONE_HEAP,
      ...COMPILED,
      ...process.env,
    },
  );
else await import(`../${MAIN}`);
