/**
 * Penalties of lines: LONELY for a last line of one word, TORN for a line that ends in a short
 * word. For comparison, a line of twice the mean width has the penalty 1.
 */
const LONELY = 0.5;
const TORN = 0.5;
/** Reduces the penalty of a line that ends in a punctuation mark, such as a comma. */
const PAUSE = 0.25;
const SHORT_WORD = 3;
/** A title must break after a colon. */
const COLON = /: /;

/**
 * Breaks a title into lines of about equal width.
 * @param widthOf measures a text, in any unit
 * @returns undefined if the title has fewer words than lines
 */
export function balancedLines(
  title: string,
  count: number,
  widthOf: (text: string) => number,
): string[] | undefined {
  const words = title.split(/\s+/).filter((word) => word !== '');
  const mean = widthOf(title) / count;
  const cost = (lines: readonly string[]): number =>
    lines.reduce((sum, line, index) => sum + costOf(line, index === count - 1), 0);
  const costOf = (line: string, isLast: boolean): number => {
    const uneven = (widthOf(line) / mean - 1) ** 2;
    if (isLast) return uneven + (count > 1 && !line.includes(' ') ? LONELY : 0);
    const end = line.slice(line.lastIndexOf(' ') + 1);
    if (/[:,،؛;–—]$/.test(end)) return uneven - PAUSE;
    return uneven + (end.length <= SHORT_WORD ? TORN : 0);
  };
  const ways = divisions(words, count).filter((lines) => !lines.some((line) => COLON.test(line)));
  return ways.reduce<string[] | undefined>(
    (best, lines) => (best && cost(best) <= cost(lines) ? best : lines),
    undefined,
  );
}

function divisions(words: readonly string[], count: number): string[][] {
  if (count === 1) return words.length > 0 ? [[words.join(' ')]] : [];
  return words
    .slice(0, -1)
    .flatMap((_, index) =>
      divisions(words.slice(index + 1), count - 1).map((rest) => [
        words.slice(0, index + 1).join(' '),
        ...rest,
      ]),
    );
}
