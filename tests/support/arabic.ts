import { languages } from '#content/languages.ts';
import { words } from './words.ts';

const [, language] = languages;

/**
 * Arabic with its words, for component tests of behaviour that is the same in both languages.
 * Arabic is the harder one.
 */
export const arabic = { ...language, ...words[language.code] };
