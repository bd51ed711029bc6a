/** The path of an earlier version. It has no dot, because the last dot would begin an ending. */
export function versionPath(document: string, version: string): string {
  return `/legal/${document}/${version.replaceAll('.', '-')}`;
}
