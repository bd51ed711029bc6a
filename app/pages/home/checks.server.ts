import { readPage } from '#app/content/read.server.ts';
import type { Language } from '#content/languages.ts';
import { PAPER } from './paper.tsx';

const PATHS = [
  ['paper', PAPER],
  ['corrections', '/news/2026-07-correction-typical-cases'],
  ['assessment', '/assessment'],
] as const;

export function readChecks(language: Language) {
  const { checks } = readPage(language, 'home').proof;
  return PATHS.map(([name, to]) => ({ to, label: checks[name] }));
}
