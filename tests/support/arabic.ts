import { languages } from '#content/languages.ts';
import { words } from './words.ts';

const [, language] = languages;

/**
 * Arabic and its words. If both languages behave the same, component tests use Arabic, because more
 * can go wrong in Arabic.
 */
export const arabic = { ...language, ...words[language.code] };
