import { readField } from '#app/content/drawings.server.ts';
import { parseMarkdown } from '#app/content/markdown.ts';
import { readForm } from '#app/content/read.server.ts';
import { starPathsOf } from '#app/forms/engine/reference-star.server.ts';
import type { Language, LanguageCode } from '#content/languages.ts';
import { readFirm } from './read-firm.server.ts';
import ar from './words/ar.json' with { type: 'json' };
import arabicProse from './words/ar.md?raw';
import en from './words/en.json' with { type: 'json' };
import englishProse from './words/en.md?raw';

type Words = typeof en;

// The style guide has these languages only. Others show it in English.
const words: Partial<Record<LanguageCode, Words>> = { en, ar };
const prose: Partial<Record<LanguageCode, string>> = { en: englishProse, ar: arabicProse };

export type Guide = ReturnType<typeof readGuide>;

export function readGuide(language: Language) {
  const { sample, firm, ...rest } = words[language.code] ?? en;
  return {
    ...rest,
    sample: {
      ...sample,
      questions: sample.questions.map(({ question, answer }) => ({
        question,
        answer: parseMarkdown(answer),
      })),
      sections: sample.sections.map(({ heading, body }, index) => ({
        id: `sample-${index}`,
        heading,
        body: parseMarkdown(body),
      })),
    },
    firm: readFirm(firm, language),
    prose: parseMarkdown(prose[language.code] ?? englishProse),
    contact: readForm(language, 'contact'),
    application: readForm(language, 'application'),
    field: readField('careers'),
    star: starPathsOf('K7F-4WM'),
  };
}
