/** The path of an earlier version. It has hyphens, because a dot would begin a file's ending. */
export function versionPath(document: string, version: string): string {
  return `/legal/${document}/${version.replaceAll('.', '-')}`;
}
