import { writeFileSync } from 'node:fs';
import path from 'node:path';

/** Returns the settings of a site whose DNS a test can break while the site runs. */
export function siteDns(folder: string): {
  settings: Record<string, string>;
  failWith: (code: 'ENOTFOUND' | 'EAI_AGAIN' | '') => void;
} {
  const file = path.join(folder, 'dns-fails-with');
  const failWith = (code: string) => writeFileSync(file, code);
  failWith('');
  return {
    settings: {
      NODE_OPTIONS: `--import ${new URL('./broken-dns.ts', import.meta.url).href}`,
      DNS_FAILS_WITH: file,
    },
    failWith,
  };
}
