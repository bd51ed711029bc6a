import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import proxyAddr from 'proxy-addr';

/** Matches an IP address with a port, such as `192.0.2.1:4711`. Some proxies add the port. */
const WITH_PORT = /^(?:\[([^\]]+)\]|(\d+\.\d+\.\d+\.\d+))(?::\d{1,5})?$/;
/** All IPv6 addresses with the same first four 16-bit groups (/64) count as one client. */
const GROUPS_OF_A_CLIENT = 4;

type Incoming = Pick<IncomingMessage, 'headers' | 'socket'>;

/**
 * Returns a function that identifies the client of a request for the rate limit. The client is the
 * nearest IP address that does not belong to a trusted proxy. An IPv6 address is reduced to its /64
 * network.
 * @param trustedProxies IP addresses and networks of proxies whose X-Forwarded-For is trusted
 */
export function clientIpAddress(trustedProxies: readonly string[]): (request: Incoming) => string {
  const trust = proxyAddr.compile([...trustedProxies]);
  return (request) => {
    const chain = proxyAddr.all(request as IncomingMessage, (hop, distance) => {
      const plain = withoutPort(hop);
      return isIP(plain) !== 0 && trust(plain, distance);
    });
    // A proxy may send a word such as "unknown" instead of an IP address. Skip such words.
    const client = chain.map(withoutPort).findLast((hop) => isIP(hop) !== 0);
    return client === undefined ? 'unknown' : nameOf(client);
  };
}

/** Removes the port and the zone from an IP address. The zone of `fe80::1%eth0` is `eth0`. */
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
