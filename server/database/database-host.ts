/** Returns the host and port in a URL of PostgreSQL, or the folder of its socket. */
export function databaseHost(url: string): string {
  const { host, searchParams } = new URL(url);
  return decodeURIComponent(host) || (searchParams.get('host') ?? 'localhost');
}
