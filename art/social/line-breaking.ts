/**
 * Costs of a break, as shares of the mean line's width squared: a lonely last word, a short word
 * torn from the next.
 */
const LONELY = 0.5;
const TORN = 0.5;
/** What a break after a colon, a comma or a dash is worth. */
const PAUSE = 0.25;
const SHORT_WORD = 3;
/** A colon within a line: what stands before one is a line of its own. */
const COLON = /: /;

/**
 * Breaks a title into a number of lines that are as even as may be. Breaks after a pause are
 * preferred; a last line of one word and a line that ends in a short word are avoided.
 * @param widthOf how wide a text is, in any unit
 * @returns undefined where there are fewer words than lines
 */
export function balancedLines(
  title: string,
  count: number,
  widthOf: (text: string) => number,
): string[] | undefined {
  const words = title.split(' ').filter((word) => word !== '');
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

/** Every way to put words on a number of lines, none of them empty. */
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
