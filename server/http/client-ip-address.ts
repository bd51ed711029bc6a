import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import proxyAddr from 'proxy-addr';

/** Some proxies add the port: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
const WITH_PORT = /^(?:\[([^\]]+)\]|(\d+\.\d+\.\d+\.\d+))(?::\d{1,5})?$/;
/** An IPv6 client is a network of this many 16-bit groups, such as a household. */
const GROUPS_OF_A_CLIENT = 4;

type Incoming = Pick<IncomingMessage, 'headers' | 'socket'>;

/**
 * Finds the client of a request for the rate limit: the nearest IP address that is no trusted
 * proxy. An IPv6 address is reduced to its /64 network.
 * @param trustedProxies IP addresses and networks of proxies whose X-Forwarded-For is trusted
 */
export function clientIpAddress(trustedProxies: readonly string[]): (request: Incoming) => string {
  const trust = proxyAddr.compile([...trustedProxies]);
  return (request) => {
    const chain = proxyAddr.all(request as IncomingMessage, (hop, distance) => {
      const plain = withoutPort(hop);
      return isIP(plain) !== 0 && trust(plain, distance);
    });
    // Clients invent entries, and some proxies hide clients.
    const client = chain.map(withoutPort).findLast((hop) => isIP(hop) !== 0);
    return client === undefined ? 'unknown' : nameOf(client);
  };
}

/** Removes the port, and a zone such as that of `fe80::1%eth0`. */
function withoutPort(hop = ''): string {
  const [, bracketed, dotted] = WITH_PORT.exec(hop) ?? [];
  return (bracketed ?? dotted ?? hop).replace(/%.*$/, '');
}

function nameOf(ipAddress: string): string {
  const parsed = ipaddr.process(ipAddress);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const groups = parsed.parts.slice(0, GROUPS_OF_A_CLIENT).map((group) => group.toString(16));
  return `${groups.join(':')}::/64`;
}
