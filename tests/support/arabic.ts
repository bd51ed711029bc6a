import { languages } from '#content/languages.ts';
import { words } from './words.ts';

const [, language] = languages;

/** The harder language, for component tests of behaviour that is the same in both. */
export const arabic = { ...language, ...words[language.code] };
