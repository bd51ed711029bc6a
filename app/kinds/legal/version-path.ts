/** A dot would begin a file's ending, so the path has hyphens. */
export function versionPath(document: string, version: string): string {
  return `/legal/${document}/${version.replaceAll('.', '-')}`;
}
