/**
 * Aligns the cells of a table in columns of equal width.
 * @param starting the columns to align at the start; the other columns contain numbers and align at
 * the end
 */
export function textTable(lines: string[][], starting: number[] = [0]): string {
  const widths = (lines[0] ?? []).map((_, column) =>
    Math.max(...lines.map((line) => (line[column] ?? '').length)),
  );
  return lines
    .map((line) =>
      line
        .map((cell, column) =>
          starting.includes(column)
            ? cell.padEnd(widths[column] ?? 0)
            : cell.padStart(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
