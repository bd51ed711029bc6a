import './preferences.ts';
import CMS from '@sveltia/cms';
import { offerFiles, post } from './files.ts';
import { showFailure, showPages, showProblems } from './panel.ts';

type Values = Record<string, unknown>;
type Entry = { data: Values; i18n: Record<string, { data: Values }>; path: string };
type Live = { entry?: { toJS: () => Entry } };

/** The pause after a change, in milliseconds, before the preview shows it. */
const PAUSE = 250;
/** The pause after that, before the check. */
const CHECK_PAUSE = 700;

const { config, site, kinds } = await (await fetch('/config.json')).json();
let files: Record<string, Values> = {};
let timer: ReturnType<typeof setTimeout> | undefined;
let isTrying = false;
/** The values of the open text when it was opened or saved last. */
let saved = '';

/** An invisible field. The editor renders it again after each change, so it notices the change. */
function Live({ entry }: Live): null {
  if (entry) follow(entry.toJS());
  return null;
}

function follow({ data, i18n, path }: Entry): void {
  const language = path.split('/')[1] ?? '';
  const inLanguage = (code: string) => path.replace(`content/${language}/`, `content/${code}/`);
  const next: Record<string, Values> = { [path]: data };
  for (const [code, other] of Object.entries(i18n)) next[inLanguage(code)] = other.data;
  if (textOf(next) === textOf(files)) return;
  if (!(path in files)) saved = textOf(next);
  files = next;
  clearTimeout(timer);
  timer = setTimeout(() => void tryOut(), PAUSE);
}

function textOf(values: Record<string, Values>): string {
  return JSON.stringify(Object.entries(values).sort(([one], [other]) => one.localeCompare(other)));
}

/** Sends one change at a time. Otherwise, the server could try out an older one last. */
async function tryOut(): Promise<void> {
  if (isTrying) return;
  isTrying = true;
  const tried = files;
  const answer = await post('/draft', { files: tried }).catch(() => undefined);
  isTrying = false;
  if (tried !== files) return tryOut();
  if (!answer?.ok) return showFailure();
  const { paths, mistakes } = await answer.json();
  showPages(site, paths, mistakes);
  // The check would delay the preview, because the same process renders the pages.
  timer = setTimeout(async () => {
    const problems = await (await fetch('/check')).json();
    if (tried === files) showProblems(problems, Object.keys(files));
  }, CHECK_PAUSE);
}

const dialog = document.querySelector('#begin') as HTMLDialogElement;
const form = dialog.querySelector('form') as HTMLFormElement;
let kind: { folder: string; kind: string } | undefined;

const isChanged = () => textOf(files) !== saved;
addEventListener('beforeunload', (event) => {
  if (isChanged()) event.preventDefault();
});

navigation.addEventListener('navigate', (event) => {
  const [open = ''] = location.hash.split('?');
  const isLeft = open.includes('/entries/') && !event.destination.url.includes(open);
  if (event.cancelable && isLeft && isChanged() && !confirm('Leave without saving?'))
    event.preventDefault();
});

// The editor reports its navigations with such events, also if a navigation was prevented.
addEventListener(
  'hashchange',
  (event) => {
    if (!event.isTrusted && event.newURL !== location.href) event.stopImmediatePropagation();
  },
  { capture: true },
);

// The editor would begin a record with empty fields. The server begins it with its template.
navigation.addEventListener('navigate', (event) => {
  const folder = /#\/collections\/([a-z-]+)\/new/.exec(event.destination.url)?.[1];
  kind = kinds.find((known: typeof kind) => known?.folder === folder);
  if (!kind) return;
  event.preventDefault();
  (dialog.querySelector('h2') as HTMLElement).textContent = `New ${kind.kind}`;
  dialog.showModal();
});

form.addEventListener('submit', async (event) => {
  const pressed = (event.submitter as HTMLButtonElement).value;
  if (pressed === 'cancel' || !kind) return;
  event.preventDefault();
  const name = new FormData(form).get('name');
  const answer = await post('/new', { kind: kind.kind, name });
  const { slug, message } = await answer.json();
  (form.querySelector('output') as HTMLOutputElement).value = message ?? '';
  if (message) return;
  location.hash = `#/collections/${kind.folder}/entries/${slug}`;
  location.reload();
});

await offerFiles({
  refused: (mistakes) => showProblems(mistakes, Object.keys(files)),
  saved: () => {
    saved = textOf(files);
  },
});
CMS.registerFieldType('live', Live as never);
await CMS.init({ config });
