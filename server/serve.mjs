// Serves the built site. Plain JavaScript, because it runs before anything is built.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const main = path.resolve('build', 'server', 'main.js');
if (!existsSync(main)) {
  console.error('The site is not built: run "npm start", or "npm run build" first.');
  process.exit(1);
}
await import(pathToFileURL(main).href);
