import type { Terms } from '#app/content/schemas/terms.ts';
import type { CompiledContent } from './compile.ts';
import { proseOf } from './proofing.ts';
import { isProse, type Problem, placeOf, textsOf } from './source-file.ts';

/** Earlier versions of legal texts are not checked, because they must not change. */
const UNCHANGEABLE = /^content\/\w+\/legal-versions\//;

/** content/terms.yaml has terms in these languages. */
const HAS_TERMS = /^content\/(?:en|ar)\//;

/** Vowel marks except the shadda. Two words may differ only in the shadda. */
const VOWELS = /[\u064b-\u0650\u0652]/g;
/** Conjunctions, prepositions and the article, which Arabic joins to the next word. */
const JOINED = '[وف]?(?:[بك]?ال|لل|[بكل])?';

type Rule = { wrong: RegExp; expected: string };

/** Reports words for which content/terms.yaml requires another term. */
export function termProblems({ sources, terms }: Pick<CompiledContent, 'sources' | 'terms'>) {
  const rules = Object.entries((terms ?? {}) as Terms).flatMap(rulesOf);
  return sources
    .filter(({ file }) => HAS_TERMS.test(file) && !UNCHANGEABLE.test(file))
    .flatMap(({ source }) =>
      textsOf(source.value)
        .filter(({ keys }) => isProse(keys))
        .flatMap(({ keys, text }) => {
          const prose = proseOf(text).replace(VOWELS, '');
          return rules.flatMap(({ wrong, expected }): Problem[] => {
            const found = wrong.exec(prose);
            if (!found) return [];
            return [{ ...placeOf(source, keys, prose, found.index), expected, received: found[0] }];
          });
        }),
    );
}

function rulesOf([en, { ar, not, why }]: [string, Terms[string]]): Rule[] {
  return not.map((word) => {
    const isArabic = /\p{Script=Arabic}/u.test(word);
    const words = word.replace(VOWELS, '').replaceAll(' ', '\\s+');
    const joined = isArabic ? JOINED : '';
    return {
      wrong: new RegExp(`(?<![\\p{L}\\p{M}])${joined}${words}(?![\\p{L}\\p{M}])`, 'u'),
      expected: `«${isArabic ? ar : en}», because ${why}`,
    };
  });
}
