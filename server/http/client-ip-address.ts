import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import proxyAddr from 'proxy-addr';

/** Matches an IP address with a port, such as `192.0.2.1:4711`, which some proxies send. */
const WITH_PORT = /^(?:\[([^\]]+)\]|(\d+\.\d+\.\d+\.\d+))(?::\d{1,5})?$/;
/** An IPv6 client is identified by the first four 16-bit groups of its address (/64). */
const GROUPS_OF_A_CLIENT = 4;

type Incoming = Pick<IncomingMessage, 'headers' | 'socket'>;

/**
 * Returns a function that identifies the client of a request. The client is the nearest IP address
 * that is not a trusted proxy.
 * @param trustedProxies IP addresses and networks whose X-Forwarded-For is trusted
 */
export function clientIpAddress(trustedProxies: readonly string[]): (request: Incoming) => string {
  const trust = proxyAddr.compile([...trustedProxies]);
  return (request) => {
    const chain = proxyAddr.all(request as IncomingMessage, (hop, distance) => {
      const plain = withoutPort(hop);
      return isIP(plain) !== 0 && trust(plain, distance);
    });
    // Skip words such as "unknown", which a proxy may send instead of an IP address.
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
