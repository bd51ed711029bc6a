import { languages } from '#content/languages.ts';
import { words } from './words.ts';

const [, language] = languages;

/** Arabic and its words. Component tests prefer Arabic, because more can go wrong in Arabic. */
export const arabic = { ...language, ...words[language.code] };
