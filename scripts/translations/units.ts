import path from 'node:path';
import type * as v from 'valibot';
import { allKinds } from '#app/kinds/kinds.ts';
import { type LanguageCode, originalLanguage } from '#content/languages.ts';
import type { CompiledContent } from '../content/compile.ts';
import { expectedFiles } from '../content/content-files.ts';
import {
  isIdentifier,
  isProse,
  isWordless,
  type Keys,
  nameInLanguage,
  type SourceFile,
  textAt,
  textsOf,
} from '../content/source-file.ts';
import { originalsOf } from '../content/translations.ts';
import { fieldsOf } from '../edit/fields.ts';
import { templateHints } from '../edit/hints.ts';

/** A text to translate: the value at a key, or a paragraph of it. */
export type TextUnit = {
  /** The path below the language's folder. */
  name: string;
  keys: Keys;
  /** The number of the paragraph, if the translation has as many paragraphs. */
  paragraph?: number;
  source: string;
  target?: string | undefined;
  hint?: string | undefined;
};

const BETWEEN_PARAGRAPHS = /(\n[^\S\n]*\n\s*)/;

/** Lists the texts of a language with their translations, in the order of the files. */
export function textUnits(
  { sources }: Pick<CompiledContent, 'sources'>,
  code: LanguageCode,
  root = 'content',
): TextUnit[] {
  const { expected } = expectedFiles(path.join(root, originalLanguage.code));
  const expectedByName = new Map(expected.map((file) => [file.name, file]));
  const translations = new Map(
    sources
      .filter(({ language }) => language === code)
      .map(({ source }) => [nameInLanguage(source.file), source]),
  );
  return originalsOf(sources).flatMap((original) => {
    const name = nameInLanguage(original.file);
    const { schema, facts = [] } = expectedByName.get(name) ?? {};
    const hintOf = schema ? hintsOf(schema, name, root) : () => undefined;
    return translatable(original, facts).flatMap(({ keys, text }) => {
      const translation = translations.get(name);
      const target = translation && textAt(translation, keys);
      return paragraphsOf({ name, keys, source: text, target, hint: hintOf(keys) });
    });
  });
}

function translatable({ value }: SourceFile, facts: readonly string[]) {
  return textsOf(value).filter(
    ({ keys, text }) =>
      isProse(keys) && !isIdentifier(keys) && !facts.includes(String(keys[0])) && !isWordless(text),
  );
}

/** The paragraphs of a text and what stands between them, in turns. */
export function cutParagraphs(text: string): string[] {
  return text.trim().split(BETWEEN_PARAGRAPHS);
}

function paragraphsOf({ source, target, ...unit }: TextUnit): TextUnit[] {
  const parts = cutParagraphs(source);
  const translated = target === undefined ? undefined : cutParagraphs(target);
  if (parts.length === 1 || (translated && translated.length !== parts.length))
    return [{ ...unit, source: source.trim(), target: target?.trim() }];
  return parts.flatMap((part, index) =>
    index % 2 === 0
      ? [{ ...unit, paragraph: index / 2 + 1, source: part, target: translated?.[index] }]
      : [],
  );
}

/** Where a unit is, such as `sections.0.body` or `body.p3`. It is unique in its file. */
export function placeOfUnit({ keys, paragraph }: Pick<TextUnit, 'keys' | 'paragraph'>): string {
  return [...keys, ...(paragraph === undefined ? [] : [`p${paragraph}`])].join('.');
}

function hintsOf(schema: v.GenericSchema, name: string, root: string) {
  const kind = allKinds.find(([folder]) => folder === name.split('/')[0])?.[1];
  const fields = fieldsOf(schema, { hint: templateHints(kind?.newName, root) });
  return (keys: Keys) =>
    hintIn(
      fields,
      keys.filter((key) => typeof key === 'string'),
    );
}

function hintIn(fields: readonly object[], [first, ...rest]: string[]): string | undefined {
  const field = fields.find((known) => 'name' in known && known.name === first);
  if (!field) return undefined;
  const inner = 'fields' in field && Array.isArray(field.fields) ? field.fields : [];
  const own = 'hint' in field ? String(field.hint) : undefined;
  return hintIn(inner, rest) ?? own;
}
