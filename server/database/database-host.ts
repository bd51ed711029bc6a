import pg from 'pg';

/** Returns the host and port in a URL of PostgreSQL, or the folder of its socket. */
export function databaseHost(url: string): string {
  const { host, port } = new pg.Client({ connectionString: url });
  return host.startsWith('/') ? host : `${host}:${port}`;
}
