import dns, { type LookupAddress, type LookupOptions } from 'node:dns';
import { readFileSync } from 'node:fs';

// The site loads this module before its own code. Names that end in .test resolve to loopback, or
// fail with the error code in the file that DNS_FAILS_WITH names.

type Done = (error: Error | null, found?: string | LookupAddress[], family?: number) => void;

const file = process.env.DNS_FAILS_WITH;
if (!file) throw new Error('DNS_FAILS_WITH names no file');
const LOOPBACK = { address: '127.0.0.1', family: 4 };
const realLookup = dns.lookup;

function lookup(host: string, given: LookupOptions | Done, last?: Done): void {
  if (!host.endsWith('.test')) {
    Reflect.apply(realLookup, dns, [host, given, last]);
    return;
  }
  const [options, done] = typeof given === 'function' ? [{}, given] : [given, last];
  const code = readFileSync(file ?? '', 'utf8');
  setImmediate(() => {
    if (code) done?.(Object.assign(new Error(`getaddrinfo ${code} ${host}`), { code }));
    else if (options.all) done?.(null, [LOOPBACK]);
    else done?.(null, LOOPBACK.address, LOOPBACK.family);
  });
}

dns.lookup = lookup as typeof dns.lookup;
// Nodemailer asks name servers first. Without an answer from them, it calls dns.lookup.
const noData = (_host: string, ...rest: unknown[]) =>
  setImmediate(rest.at(-1) as Done, Object.assign(new Error('no data'), { code: dns.NODATA }));
dns.Resolver.prototype.resolve4 = noData as never;
dns.Resolver.prototype.resolve6 = noData as never;
