// Serves the built site. This file is plain JavaScript, because it must run before a build.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const project = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
// Only a checkout depends on the package `node`. The packed site has the field `engines`.
const [needed] = /\d+/.exec(project.dependencies.node ?? project.engines.node);
// An older Node would crash in SQLite's driver without a message.
if (Number.parseInt(process.versions.node, 10) < Number(needed))
  fail(
    `The site needs Node ${needed} or newer, and this is Node ${process.versions.node}. In a ` +
      'checkout, "npm run serve" uses the project\'s own.',
  );

const main = path.resolve('build', 'server', 'main.js');
if (!existsSync(main)) fail('The site is not built: run "npm start", or "npm run build" first.');
await import(pathToFileURL(main).href);

function fail(message) {
  console.error(message);
  process.exit(1);
}
