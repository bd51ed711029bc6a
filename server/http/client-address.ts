import { BlockList, isIP } from 'node:net';

/** Settings do not change while the site runs: each list is read once. */
const lists = new WeakMap<readonly string[], BlockList>();

/**
 * The address that limits count: the nearest one that no listed proxy speaks for. An IPv6 address stands for its /64, which
 * one household or one machine has to itself.
 * @param remote who is connected @param forwardedFor the header X-Forwarded-For, believed only as far as listed proxies wrote it
 * @param trusted addresses and networks of our proxies
 */
export function clientAddress(
  remote: string | undefined,
  forwardedFor: string | undefined,
  trusted: readonly string[],
): string {
  let client = parse(remote ?? '');
  if (!client) return 'unknown';
  const proxies = listOf(trusted);
  // Each proxy adds at the right whom it was asked by; what stands further left may be made up.
  for (const entry of (forwardedFor ?? '').split(',').reverse()) {
    if (!proxies.check(client.address, client.version)) break;
    const next = parse(entry.trim());
    if (!next) break;
    client = next;
  }
  return client.version === 'ipv6' ? networkOf(client.address) : client.address;
}

type Address = { address: string; version: 'ipv4' | 'ipv6' };

/** Some proxies add the port: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
const WITH_PORT = /^(?:\[([^\]]+)\]|(\d+\.\d+\.\d+\.\d+))(?::\d{1,5})?$/;

function parse(text: string): Address | undefined {
  const [, bracketed, dotted] = WITH_PORT.exec(text) ?? [];
  // A zone, as in fe80::1%eth0, is the name of our own network card.
  const address = (bracketed ?? dotted ?? text).replace(/%.*$/, '');
  const version = isIP(address);
  if (version === 4) return { address, version: 'ipv4' };
  if (version !== 6) return undefined;
  const groups = groupsOf(address);
  // A socket that listens on IPv6 shows IPv4 clients like this: ::ffff:c000:201.
  if (/^(0 ){5}ffff /.test(groups.join(' ')))
    return { address: groups.slice(6).flatMap(bytesOf).join('.'), version: 'ipv4' };
  return { address, version: 'ipv6' };
}

function networkOf(address: string): string {
  return `${groupsOf(address).slice(0, 4).join(':')}::/64`;
}

/** The eight groups of an IPv6 address, each without leading zeros. */
function groupsOf(address: string): string[] {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [start = [], end = []] = canonical
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  return [...start, ...Array<string>(8 - start.length - end.length).fill('0'), ...end];
}

function bytesOf(group: string): number[] {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 0xff];
}

function listOf(trusted: readonly string[]): BlockList {
  const known = lists.get(trusted);
  if (known) return known;
  const list = new BlockList();
  for (const entry of trusted) {
    const [address = '', bits] = entry.split('/');
    const version = isIP(address) === 4 ? 'ipv4' : 'ipv6';
    if (bits === undefined) list.addAddress(address, version);
    else list.addSubnet(address, Number(bits), version);
  }
  lists.set(trusted, list);
  return list;
}
