import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import { transformWithOxc } from 'vite';
import { localizedPath } from '#app/i18n/localized-path.ts';
import { allKinds } from '#app/kinds/kinds.ts';
import { languages, originalLanguage } from '#content/languages.ts';
import type { CompiledContent } from '../content/compile.ts';
import { pathsOf } from '../content/links.ts';
import { LARGEST } from '../content/media.ts';
import { kindOf } from '../content/references.ts';
import { nameInLanguage } from '../content/source-file.ts';
import { UsageError } from '../failures.ts';
import { generateDraft } from '../generate.ts';
import { beginRecord, riyadhToday } from '../new.ts';
import { localConfig } from './config.ts';
import { readFileValue } from './merge-file.ts';
import type { Change, Workspace } from './workspace.ts';

type Editor = {
  workspace: Workspace;
  /** The origin of the site's development server, which shows the preview. */
  site: string;
};

const PAGE = 'scripts/edit/page';
/** The browser gets these packages from node_modules/, so the editor works without a network. */
const PACKAGES = {
  '@sveltia/cms': '/packages/@sveltia/cms/npm/index.js',
  immutable: '/packages/immutable/dist/immutable.es.js',
  'turndown/lib/turndown.browser.es.js': '/packages/turndown/lib/turndown.browser.es.js',
};
const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.png': 'image/png',
};

const draft = v.object({
  files: v.record(v.string(), v.record(v.string(), v.any())),
});
const texts = v.array(v.object({ file: v.string(), text: v.string() }));
const place = v.object({ file: v.string(), key: v.string() });
const beginning = v.object({ kind: v.string(), name: v.string() });

/** Answers the requests of the editor's page. Add the guard of a session before it. */
export function editorApp({ workspace, site }: Editor): Hono {
  const app = new Hono();
  app.get('/', (context) => page(context, site));
  app.get('/page/:name{[a-z-]+\\.ts}', async ({ body, req }) => {
    const file = path.join(PAGE, req.param('name'));
    const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file);
    return body(code, 200, { 'Content-Type': 'text/javascript; charset=utf-8' });
  });
  app.get('/page/editor.css', ({ body }) =>
    body(readFileSync(path.join(PAGE, 'editor.css')), 200, { 'Content-Type': 'text/css' }),
  );
  app.get('/packages/*', packageFile);
  app.get('/config.json', ({ json }) => json({ config: localConfig(), site, kinds: begun() }));
  app.get('/files', ({ json }) => json(workspace.read()));
  app.get('/media', ({ json }) => json(workspace.pictures()));
  app.get('/media/:name', ({ req, body, notFound }) => {
    const picture = workspace.picture(req.param('name'));
    const type = { 'Content-Type': 'application/octet-stream' };
    return picture ? body(new Uint8Array(picture), 200, type) : notFound();
  });
  app.put('/media/:name', bodyLimit({ maxSize: LARGEST.picture }), async ({ req, json }) => {
    const bytes = new Uint8Array(await req.arrayBuffer());
    const mistake = await workspace.savePicture(req.param('name'), bytes);
    return json({ mistakes: mistake ? [mistake] : [] }, mistake ? 422 : 200);
  });
  app.post('/draft', async ({ req, json }) => {
    const { files } = v.parse(draft, await req.json());
    const changes = Object.entries(files).map(([file, value]): Change => ({ file, value }));
    const content = workspace.tryOut(changes);
    const mistakes = content.problems.length > 0 ? content.problems : await generateDraft(content);
    return json({ paths: pathsIn(content, Object.keys(files)[0]), mistakes });
  });
  app.get('/check', ({ json }) => json(workspace.check()));
  app.post('/save', async ({ req, json }) => {
    const changes = v
      .parse(texts, await req.json())
      .map(({ file, text }): Change => ({ file, value: readFileValue(text) }));
    const pictures = await workspace.pictureProblems(changes);
    const mistakes = pictures.length > 0 ? pictures : workspace.save(changes);
    return json({ mistakes }, mistakes.length > 0 ? 422 : 200);
  });
  app.post('/confirm', async ({ req, body }) => {
    workspace.confirm(v.parse(place, await req.json()));
    return body(null, 204);
  });
  app.post('/new', async ({ req, json }) => {
    const { kind, name } = v.parse(beginning, await req.json());
    try {
      const [file = ''] = beginRecord(kind, name, riyadhToday());
      return json({ folder: path.basename(path.dirname(file)), slug: path.parse(file).name });
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      return json({ message: error.message }, 422);
    }
  });
  return app;
}

/** The kinds with a template for new records: the names of their folder and of their template. */
function begun(): { folder: string; kind: string }[] {
  return allKinds.flatMap(([folder, { newName }]) => (newName ? [{ folder, kind: newName }] : []));
}

/** The path of the page that shows a file, by language. Without its own page, that of its list. */
function pathsIn({ sources }: CompiledContent, file = ''): Record<string, string> {
  const name = nameInLanguage(file);
  const original = sources.find(
    ({ file, language }) => language === originalLanguage.code && nameInLanguage(file) === name,
  );
  const own = original && pathsOf(original.source).at(-1);
  const shown = own ?? kindOf(file)?.list ?? '/';
  return Object.fromEntries(
    languages.map((language) => [language.code, localizedPath(shown, language)]),
  );
}

function page({ html }: Context, site: string) {
  const nonce = randomBytes(16).toString('base64');
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}' 'wasm-unsafe-eval'`,
    "style-src 'self' 'unsafe-inline' blob:",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self' blob: data:",
    `frame-src ${site}`,
    "worker-src 'self' blob:",
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  ].join('; ');
  const source = readFileSync(path.join(PAGE, 'editor.html'), 'utf8');
  const map = JSON.stringify({ imports: PACKAGES });
  const imports = `<script type="importmap" nonce="${nonce}">${map}</script>`;
  return html(source.replace('<!-- imports -->', imports), 200, {
    'Content-Security-Policy': policy,
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'no-store',
  });
}

function packageFile({ req, body, notFound }: Context) {
  const name = decodeURIComponent(new URL(req.url).pathname.slice('/packages/'.length));
  const isKnown = Object.keys(PACKAGES).some((key) => name.startsWith(`${packageOf(key)}/`));
  const filePath = path.normalize(path.join('node_modules', name));
  const type = TYPES[path.extname(name)];
  if (!isKnown || name.includes('..')) return notFound();
  const bytes = readFileSync(filePath);
  // The package imports these JSON files as modules, but browsers accept only scripts there.
  if (name.startsWith('@sveltia/cms/locales/'))
    return body(`export default ${bytes}`, 200, { 'Content-Type': 'text/javascript' });
  return type ? body(new Uint8Array(bytes), 200, { 'Content-Type': type }) : notFound();
}

function packageOf(key: string): string {
  return key
    .split('/')
    .slice(0, key.startsWith('@') ? 2 : 1)
    .join('/');
}
