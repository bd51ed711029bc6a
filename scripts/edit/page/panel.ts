import { post } from './files.ts';

/** A finding of the check, as the server sends it. */
export type Problem = {
  file: string;
  key?: string;
  expected: string;
  received: string;
  isStale?: true;
};

const panel = document.querySelector('#panel') as HTMLElement;
const frames = panel.querySelector('#frames') as HTMLElement;
const NOTE = 'check-note';
/** The time from the load of a page, in milliseconds, until it usually listens for changes. */
const LISTENS_AFTER = 500;
/** A page that has not loaded a change after this time, in milliseconds, has missed it. */
const LOADS_WITHIN = 5_000;

/** The frames whose page is loading. It may miss a change, because it does not listen yet. */
const loading = new WeakSet<HTMLIFrameElement>();
/** The frames that were loading when a change came. */
const outdated = new WeakSet<HTMLIFrameElement>();
const renewals = new WeakMap<HTMLIFrameElement, ReturnType<typeof setTimeout>>();

let shown: Problem[] = [];
let listed: Parameters<typeof showProblems> = [[], []];

/** Lists the findings, those of the open files first, and puts them at their fields. */
export function showProblems(problems: Problem[], openFiles: string[]): void {
  listed = [problems, openFiles];
  const here = problems.filter(({ file }) => openFiles.includes(file));
  const elsewhere = problems.filter(({ file }) => !openFiles.includes(file));
  const status = panel.querySelector('#check [role=status]') as HTMLElement;
  status.textContent =
    problems.length === 0
      ? 'The check finds nothing.'
      : `This text: ${here.length}. Other texts: ${elsewhere.length}.`;
  const list = panel.querySelector('#check ul') as HTMLElement;
  list.replaceChildren(...here.map(itemOf), ...elsewhere.map(itemOf));
  shown = here;
  placeNotes();
}

function itemOf(problem: Problem): HTMLElement {
  const item = document.createElement('li');
  const place = document.createElement('b');
  place.textContent = placeOf(problem);
  const text = document.createElement('span');
  text.dir = 'auto';
  text.textContent = textOf(problem);
  item.append(place, text);
  if (problem.isStale) item.append(confirmButton(problem));
  item.addEventListener('click', () => fieldOf(problem)?.scrollIntoView({ block: 'center' }));
  return item;
}

/** The file and the names of its fields. Items of lists are counted from 1, as people do. */
function placeOf({ file, key }: Problem): string {
  const fields = key?.split('.').map((name) => (/^\d+$/.test(name) ? Number(name) + 1 : name));
  return [file.replace('content/', ''), fields?.join(' › ')].filter(Boolean).join(' · ');
}

function textOf({ expected, received, isStale }: Problem): string {
  return isStale
    ? `This text is older than ${expected.replace('the meaning of ', '')}. Change it, too, or press “Still correct” in the list`
    : `Expected ${expected}, received ${received}`;
}

function confirmButton(problem: Problem): HTMLElement {
  const { file, key } = problem;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Still correct';
  button.addEventListener('click', async (event) => {
    event.stopPropagation();
    const answer = await post('/confirm', { file, key });
    const [problems, openFiles] = listed;
    if (answer.ok) showProblems(without(problems, problem), openFiles);
  });
  return button;
}

function without(problems: Problem[], { file, key }: Problem): Problem[] {
  return problems.filter((other) => !other.isStale || other.file !== file || other.key !== key);
}

/** Writes each finding of the open files at its field, again after the editor redraws the field. */
function placeNotes(): void {
  const wanted = new Map<Element, string>();
  for (const problem of shown) {
    const field = fieldOf(problem);
    const text = textOf(problem);
    if (field) wanted.set(field, [wanted.get(field), text].filter(Boolean).join('\n'));
  }
  for (const note of document.querySelectorAll(`.${NOTE}`))
    if (wanted.get(note.parentElement as Element) !== note.textContent) note.remove();
  for (const [field, text] of wanted) {
    if (field.querySelector(`:scope > .${NOTE}`)) continue;
    const note = document.createElement('p');
    note.className = NOTE;
    note.textContent = text;
    field.append(note);
  }
}

/** The field of a finding, or the nearest field around it that the editor shows. */
function fieldOf({ file, key = '' }: Problem): Element | undefined {
  const language = file.split('/')[1] ?? '';
  const keys = key.split('.');
  for (let length = keys.length; length > 0; length -= 1) {
    const path = CSS.escape(keys.slice(0, length).join('.'));
    const inPane = `.pane[data-mode=edit][data-locale="${language}"] [data-key-path="${path}"]`;
    const field = document.querySelector(inPane);
    if (field) return field;
  }
  return undefined;
}

/** The server has stopped, or has failed in a way that nobody expected. */
export function showFailure(): void {
  const status = panel.querySelector('#check [role=status]') as HTMLElement;
  status.textContent = 'The editor does not answer. Look at the window in which it was started.';
}

/**
 * Shows the page in each language, as wide as the chosen window and scaled to the panel.
 * @param mistakes why the pages do not have the last change
 */
export function showPages(site: string, paths: Record<string, string>, mistakes: Problem[]): void {
  const status = panel.querySelector('#preview [role=status]') as HTMLElement;
  const reasons = mistakes.map((mistake) => `${placeOf(mistake)}: ${textOf(mistake)}`);
  status.textContent =
    reasons.length > 0
      ? `The preview shows the page as it was before this mistake. ${reasons[0]}`
      : '';
  const urls = Object.entries(paths).map(([language, path]) => ({ language, url: site + path }));
  const shownUrls = Array.from(frames.querySelectorAll('iframe'), ({ src }) => src);
  if (urls.every(({ url }, index) => new URL(url).href === shownUrls[index])) {
    if (mistakes.length === 0) expectReload();
    return;
  }
  panel.querySelector('#preview nav')?.replaceChildren('In its own tab: ', ...urls.map(linkTo));
  // Make new frames, because a page that is reloading would cancel the navigation of its frame.
  frames.replaceChildren(...urls.map(({ language, url }) => frameOf(language, url)));
  scaleFrames();
}

/** A page that listens loads the change now. The others load it later. */
function expectReload(): void {
  for (const frame of frames.querySelectorAll('iframe')) {
    (loading.has(frame) ? outdated : loading).add(frame);
    clearTimeout(renewals.get(frame));
    renewals.set(
      frame,
      setTimeout(() => renew(frame), LOADS_WITHIN),
    );
  }
}

function afterLoad(frame: HTMLIFrameElement): void {
  loading.delete(frame);
  clearTimeout(renewals.get(frame));
  if (outdated.delete(frame)) renew(frame);
}

function renew(frame: HTMLIFrameElement): void {
  frame.parentElement?.replaceWith(frameOf(frame.dataset.language as string, frame.src));
  scaleFrames();
}

function linkTo({ language, url }: { language: string; url: string }): HTMLElement {
  const link = document.createElement('a');
  link.href = url;
  link.target = '_blank';
  link.textContent = new URL(url).pathname;
  link.lang = language;
  return link;
}

function frameOf(language: string, url: string): HTMLElement {
  const frame = document.createElement('iframe');
  frame.dataset.language = language;
  frame.title = `Preview: ${language}`;
  frame.src = url;
  frame.addEventListener('load', () => setTimeout(() => afterLoad(frame), LISTENS_AFTER));
  loading.add(frame);
  const box = document.createElement('div');
  box.append(frame);
  return box;
}

function scaleFrames(): void {
  const width = Number(panel.querySelector<HTMLInputElement>('[name=width]:checked')?.value);
  frames.classList.toggle('wide', width > 400);
  for (const frame of frames.querySelectorAll('iframe')) {
    const box = frame.parentElement as HTMLElement;
    const scale = box.clientWidth / width;
    frame.style.inlineSize = `${width}px`;
    frame.style.blockSize = `${box.clientHeight / scale}px`;
    frame.style.transform = `scale(${scale})`;
  }
}

panel.querySelector('#preview fieldset')?.addEventListener('change', scaleFrames);
new ResizeObserver(scaleFrames).observe(panel);
new MutationObserver(placeNotes).observe(document.querySelector('#nc-root') as Element, {
  childList: true,
  subtree: true,
});
