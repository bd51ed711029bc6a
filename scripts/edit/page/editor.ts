import CMS from '@sveltia/cms';
import { offerFiles, post } from './files.ts';
import { showPages, showProblems } from './panel.ts';

type Values = Record<string, unknown>;
type Entry = { data: Values; i18n: Record<string, { data: Values }>; path: string };
type Live = { entry?: { toJS: () => Entry } };

/** The pause after a change, in milliseconds, before the preview shows it. */
const PAUSE = 250;
/** The pause after that, before the check. */
const CHECK_PAUSE = 700;
const PREFERENCES = 'sveltia-cms.prefs';

const { config, site, kinds } = await (await fetch('/config.json')).json();
let files: Record<string, Values> = {};
let timer: ReturnType<typeof setTimeout> | undefined;

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
  if (JSON.stringify(sorted(next)) === JSON.stringify(sorted(files))) return;
  files = next;
  clearTimeout(timer);
  timer = setTimeout(() => void tryOut(), PAUSE);
}

function sorted(values: Record<string, Values>): [string, Values][] {
  return Object.entries(values).sort(([one], [other]) => one.localeCompare(other));
}

async function tryOut(): Promise<void> {
  const tried = files;
  const answer = await post('/draft', { files: tried });
  if (!answer.ok || tried !== files) return;
  const { paths } = await answer.json();
  showPages(site, paths);
  // The check would delay the preview, because the same process renders the pages.
  timer = setTimeout(async () => {
    const problems = await (await fetch('/check')).json();
    if (tried === files) showProblems(problems, Object.keys(files));
  }, CHECK_PAUSE);
}

const dialog = document.querySelector('#begin') as HTMLDialogElement;
const form = dialog.querySelector('form') as HTMLFormElement;
let kind: { folder: string; kind: string } | undefined;

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

// An entry stays open after a save, unless the person chose otherwise in the settings.
localStorage.setItem(PREFERENCES, localStorage.getItem(PREFERENCES) ?? '{"closeOnSave":false}');
// With a stored user, the editor signs in without asking.
localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'test-repo' }));
await offerFiles((mistakes) => showProblems(mistakes, Object.keys(files)));
CMS.registerFieldType('live', Live as never);
await CMS.init({ config });
