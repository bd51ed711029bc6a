import {
  type Language,
  type LanguageCode,
  languages,
  originalLanguage,
} from '#content/languages.ts';

export function languageWithCode(code: LanguageCode): Language {
  return languages.find((candidate) => candidate.code === code) ?? originalLanguage;
}
