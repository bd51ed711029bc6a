import { problemText } from './problem-text.ts';
import { languageOfFile, type Problem } from './source-file.ts';

/** A language that lacks more texts than this is new, and the check only counts its texts. */
const FEW = 20;

/**
 * Describes missing translations. In a new language, thousands of lines would hide other mistakes.
 * @param files the files of the content that exist
 */
export function missingLines(missing: readonly Problem[], files: ReadonlySet<string>): string[] {
  return [...Map.groupBy(missing, ({ file }) => languageOfFile(file))].flatMap(([code, texts]) => {
    if (texts.length <= FEW) return texts.map(problemText);
    const byFile = [...Map.groupBy(texts, ({ file }) => file)];
    const begun = byFile.filter(([file]) => files.has(file));
    const absent = byFile.filter(([file]) => !files.has(file));
    const line = (place: string, count: number) =>
      `  ${place}: expected ${count} more translated texts, received nothing`;
    const left = absent.reduce((sum, [, inFile]) => sum + inFile.length, 0);
    return [
      ...begun.map(([file, inFile]) => line(file, inFile.length)),
      ...(left > 0 ? [line(`content/${code}, ${absent.length} files to begin`, left)] : []),
      `  "npm run translations -- export ${code} --stale > ${code}.xlf" writes these texts for translators`,
    ];
  });
}
