import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import proxyAddr from 'proxy-addr';

/** Some proxies add the port: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
const WITH_PORT = /^(?:\[([^\]]+)\]|(\d+\.\d+\.\d+\.\d+))(?::\d{1,5})?$/;
/**
 * An IPv6 network of this many 16-bit groups counts as one client: one household or machine.
 */
const GROUPS_OF_A_CLIENT = 4;

type Incoming = Pick<IncomingMessage, 'headers' | 'socket'>;

/**
 * Makes the function that names the client of a request for the limits: the nearest IP address that
 * no trusted proxy speaks for. An IPv6 address stands for its /64.
 * @param trustedProxies addresses and networks of our proxies, whose entries in X-Forwarded-For are
 * believed
 */
export function clientAddressOf(trustedProxies: readonly string[]): (request: Incoming) => string {
  const trust = proxyAddr.compile([...trustedProxies]);
  return (request) => {
    const chain = proxyAddr.all(request as IncomingMessage, (address, distance) => {
      const plain = withoutPort(address);
      return isIP(plain) !== 0 && trust(plain, distance);
    });
    // Skip entries that are not IP addresses: a client made them up, or a proxy hides its clients.
    const client = chain.map(withoutPort).findLast((address) => isIP(address) !== 0);
    return client === undefined ? 'unknown' : nameOf(client);
  };
}

/**
 * Without a port, and without a zone such as that of `fe80::1%eth0`, which names our own network
 * card.
 */
function withoutPort(address = ''): string {
  const [, bracketed, dotted] = WITH_PORT.exec(address) ?? [];
  return (bracketed ?? dotted ?? address).replace(/%.*$/, '');
}

function nameOf(address: string): string {
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const groups = parsed.parts.slice(0, GROUPS_OF_A_CLIENT).map((group) => group.toString(16));
  return `${groups.join(':')}::/64`;
}
