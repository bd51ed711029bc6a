// Serves the built site. This file is plain JavaScript, because it has to run without a build.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const main = path.resolve('build', 'server', 'main.js');
if (!existsSync(main)) {
  console.error('The site is not built: run "npm start", or "npm run build" first.');
  process.exit(1);
}
await import(pathToFileURL(main).href);
