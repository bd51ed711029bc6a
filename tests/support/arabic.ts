import { languages } from '#content/languages.ts';
import { words } from './words.ts';

const [, language] = languages;

/** The Arabic site, for component tests of behaviour that both languages share: it is the harder one. */
export const arabic = { ...language, ...words[language.code] };
