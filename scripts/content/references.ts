import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { ContentLookup } from '#app/kinds/define-kind.ts';
import { type AnyKind, allKinds, type KindName } from '#app/kinds/kinds.ts';
import { languages, originalLanguage } from '#content/languages.ts';
import { readPictureFile } from '../pictures.ts';
import type { CompiledContent } from './compile.ts';
import {
  nameInLanguage,
  nameValue,
  type Problem,
  placeOf,
  type SourceFile,
} from './source-file.ts';
import { originalsOf } from './translations.ts';

type Reference = { key: string; kind: KindName; slug: string };

export function referencesOf({ file, value }: SourceFile): Reference[] {
  return Object.entries(kindOf(file)?.references ?? {}).flatMap(([key, kind]) =>
    [value[key] ?? []].flat().map((slug) => ({ key, kind, slug: String(slug) })),
  );
}

export function kindOf(file: string): AnyKind | undefined {
  const [folder] = nameInLanguage(file).split('/');
  return allKinds.find(([name]) => name === folder)?.[1];
}

/** Reports references to missing records, and records that break a rule of their kind. */
export function referenceProblems({ sources }: CompiledContent, root: string): Problem[] {
  const originals = originalsOf(sources);
  const lookup = lookUpIn(originals, root);
  const folderOf = (kind: string) => path.join(root, originalLanguage.code, kind);
  return originals.flatMap((source) => {
    const missing = referencesOf(source)
      .filter(({ kind, slug }) => !existsSync(path.join(folderOf(kind), `${slug}.md`)))
      .map(({ key, kind, slug }) => ({
        keys: [key],
        expected: `the name of a file in ${kind}/, one of ${slugsIn(folderOf(kind))}`,
        received: slug,
      }));
    const mistakes = kindOf(source.file)?.check?.(source.value, lookup) ?? [];
    return [...missing, ...mistakes].map(({ keys, expected, received }) => ({
      ...placeOf(source, keys),
      expected,
      received: nameValue(received),
    }));
  });
}

function lookUpIn(originals: SourceFile[], root: string): ContentLookup {
  const read = (name: string) => originals.find(({ file }) => nameInLanguage(file) === name)?.value;
  return {
    page: (name) => read(`pages/${name}.yaml`),
    record: (kind, slug) => read(`${kind}/${slug}.md`),
    languagesWithoutTemplate: (file) =>
      languages
        .filter(({ code }) => !existsSync(path.join(root, code, 'templates', file)))
        .map(({ code }) => code),
    picture: (file) => readPictureFile(root, file),
  };
}

function slugsIn(folder: string): string {
  if (!existsSync(folder)) return 'none';
  return readdirSync(folder)
    .map((file) => path.parse(file).name)
    .join(', ');
}
