import type { Plugin } from 'postcss';
import { faceLanguage } from '../../app/i18n/face-language.ts';

const LANG = /:lang\((en|ar)\)/g;
/**
 * The text fonts of other languages in Arabic script. Readex Pro lacks letters of Persian and Urdu,
 * and letters of two fonts do not join within a word.
 */
const SYSTEM_BODY = '--body:"Noto Naskh Arabic","Geeza Pro","Segoe UI",Tahoma,sans-serif';

/**
 * Makes the rules for English and Arabic apply to all languages that share their fonts: with Urdu,
 * `:lang(ar)` becomes `:is(:lang(ar),:lang(ur))`.
 */
export function languageRules(codes: readonly string[]): Plugin[] {
  const alike = Map.groupBy(codes, faceLanguage);
  const widened = (rule: string, face: 'en' | 'ar') => {
    const [only, ...others] = alike.get(face) ?? [];
    if (!only || others.length === 0) return rule;
    return `:is(${[only, ...others].map((code) => `:lang(${code})`).join()})`;
  };
  // Without a third language, nothing changes.
  if (codes.length === alike.size) return [];
  return [
    {
      postcssPlugin: 'language-rules',
      Once: (sheet) => {
        sheet.walkRules((rule) => {
          rule.selector = rule.selector.replace(LANG, widened);
        });
        for (const code of alike.get('ar')?.slice(1) ?? [])
          sheet.append(`:root:lang(${code}),:root :lang(${code}){${SYSTEM_BODY}}`);
      },
    },
  ];
}
