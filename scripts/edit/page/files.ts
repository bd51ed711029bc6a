// The editor works on files through the browser's File System API. This module offers that API for
// the files of the server: reads come from one request, and all writes of a save go in one request.

import type { Problem } from './panel.ts';

type FileText = { file: string; text: string };
type Events = { refused: (mistakes: Problem[]) => void; saved: () => void };

const MEDIA = 'content/media/';
const files = new Map<string, string>();
/** The pictures in content/media/, which the server sends and takes one by one. */
const pictures = new Set<string>();
let waiting: { change: FileText; done: () => void; failed: (error: Error) => void }[] = [];

/** Loads all files, and gives the editor the folder that contains them as its storage. */
export async function offerFiles(events: Events): Promise<void> {
  const answer = await fetch('/files');
  for (const { file, text } of (await answer.json()) as FileText[]) files.set(file, text);
  const names = (await (await fetch('/media')).json()) as string[];
  for (const name of names) pictures.add(MEDIA + name);
  const root = folder('', events);
  const storage = { getDirectoryHandle: async () => root };
  Object.defineProperty(navigator.storage, 'getDirectory', { value: async () => storage });
}

function folder(path: string, events: Events): object {
  const inside = (name: string) => (path ? `${path}/${name}` : name);
  const names = () =>
    new Set(
      [...files.keys(), ...pictures]
        .filter((file) => file.startsWith(path && `${path}/`))
        .map((file) => file.slice(path ? path.length + 1 : 0).split('/')[0] ?? ''),
    );
  return {
    kind: 'directory',
    name: path.split('/').at(-1),
    path,
    getDirectoryHandle: async (name: string) => folder(inside(name), events),
    getFileHandle: async (name: string) => fileAt(inside(name), events),
    async *entries() {
      for (const name of names()) {
        const here = inside(name);
        const isFile = files.has(here) || pictures.has(here);
        yield [name, isFile ? fileAt(here, events) : folder(here, events)];
      }
    },
  };
}

function fileAt(path: string, events: Events): object {
  let at = path;
  let written: Blob | string = '';
  return {
    kind: 'file',
    name: path.split('/').at(-1),
    getFile: async () => new File([await contentOf(at)], at.split('/').at(-1) ?? ''),
    createWritable: async () => ({
      write: async (data: Blob | string) => {
        written = data;
      },
      close: async () => undefined,
    }),
    // The editor writes each file under a temporary name, and then moves it.
    move: async (target: { path: string }, name: string) => {
      at = `${target.path}/${name}`;
      if (at.startsWith(MEDIA)) return sendPicture(at, new Blob([written]), events);
      const text = typeof written === 'string' ? written : await written.text();
      await save({ file: at, text }, events);
    },
  };
}

async function contentOf(path: string): Promise<Blob | string> {
  return pictures.has(path) ? (await fetch(pictureUrl(path))).blob() : (files.get(path) ?? '');
}

function pictureUrl(path: string): string {
  return `/media/${encodeURIComponent(path.slice(MEDIA.length))}`;
}

async function sendPicture(path: string, body: Blob, events: Events): Promise<void> {
  const answer = await fetch(pictureUrl(path), { method: 'PUT', body });
  if (answer.ok) pictures.add(path);
  else await refuse(answer, events);
}

/** Collects the files of a save, because the server checks all languages together. */
function save(change: FileText, events: Events): Promise<void> {
  return new Promise((done, failed) => {
    waiting.push({ change, done, failed });
    if (waiting.length === 1) setTimeout(() => void send(events), 50);
  });
}

async function send(events: Events): Promise<void> {
  const batch = waiting;
  waiting = [];
  const changes = batch.map(({ change }) => change);
  const answer = await post('/save', changes);
  if (answer.ok) {
    for (const { file, text } of changes) files.set(file, text);
    for (const { done } of batch) done();
    events.saved();
    return;
  }
  const error = await refuse(answer, events).catch((reason: Error) => reason);
  for (const { failed } of batch) failed(error);
}

async function refuse(answer: Response, events: Events): Promise<never> {
  const { mistakes = [] } = answer.status === 422 ? await answer.json() : {};
  events.refused(mistakes);
  const [reason = 'The server refused the file.'] = mistakes.map(mistakeText);
  throw new Error(`Not saved. ${reason}`);
}

function mistakeText({ file, key, expected, received }: Problem): string {
  return `${[file, key].filter(Boolean).join(' ')}: expected ${expected}, received ${received}`;
}

export function post(path: string, value: unknown): Promise<Response> {
  return fetch(path, { method: 'POST', body: JSON.stringify(value) });
}
