import { languages } from '#content/languages.ts';
import { words } from './words.ts';

const [, language] = languages;

/**
 * Arabic and its words. Component tests use Arabic if both languages behave the same, because
 * Arabic is the harder language.
 */
export const arabic = { ...language, ...words[language.code] };
