/**
 * Aligns the cells of a table in columns of equal width.
 * @param starting the indexes of columns to align at the start. Other columns contain numbers, so
 * they are aligned at the end.
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
