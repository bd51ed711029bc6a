import { Socket } from 'node:net';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clientIpAddress } from './client-ip-address.ts';

function clientAddress(
  remoteAddress: string | undefined,
  forwarded: string | undefined,
  proxies: string[],
): string {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress });
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return clientIpAddress(proxies)({ socket, headers });
}

const PROXIES = ['127.0.0.1', '10.0.0.0/8', '2001:db8:ffff::/48', '::1'];

test('without a trusted proxy the header is ignored', () => {
  expect(clientAddress('192.0.2.1', undefined, [])).toBe('192.0.2.1');
  expect(clientAddress('192.0.2.1', '198.51.100.7', [])).toBe('192.0.2.1');
  expect(clientAddress('192.0.2.1', '198.51.100.7', PROXIES)).toBe('192.0.2.1');
});

test.each([
  ['127.0.0.1', '198.51.100.7', '198.51.100.7'],
  ['127.0.0.1', '203.0.113.9, 198.51.100.7', '198.51.100.7'],
  ['127.0.0.1', '203.0.113.9, 198.51.100.7, 10.1.2.3', '198.51.100.7'],
  ['127.0.0.1', '203.0.113.9,198.51.100.7 ,10.1.2.3,  10.255.0.1', '198.51.100.7'],
  ['2001:db8:ffff:1::5', '198.51.100.7', '198.51.100.7'],
  ['::ffff:10.0.0.1', '::ffff:198.51.100.7', '198.51.100.7'],
  ['127.0.0.1', '198.51.100.7, ', '198.51.100.7'],
  ['::1', '198.51.100.7:54321', '198.51.100.7'],
  ['::1', '[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
])('behind %s, "%s" is %s', (remote, forwarded, client) => {
  expect(clientAddress(remote, forwarded, PROXIES)).toBe(client);
});

test('when every hop is a trusted proxy, the furthest one counts', () => {
  expect(clientAddress('127.0.0.1', '10.1.1.1, 10.2.2.2', PROXIES)).toBe('10.1.1.1');
  expect(clientAddress('127.0.0.1', undefined, PROXIES)).toBe('127.0.0.1');
});

test.each([
  'nonsense',
  '',
  '198.51.100',
  '0x7f.1',
  '1.2.3.4.5',
  '198.51.100.7, unknown',
  '198.51.100.7/8',
  '<script>',
  '1.2.3.4:999999',
])('an entry that is no IP address is skipped: "%s"', (forwarded) => {
  expect(clientAddress('10.0.0.1', forwarded, PROXIES)).toBe('10.0.0.1');
});

test('an IPv6 address in any notation counts as its network', () => {
  for (const ipAddress of [
    '2001:db8:1:2:3:4:5:6',
    '2001:0DB8:0001:0002::',
    '2001:db8:1:2::192.0.2.1',
    '2001:db8:1:2::1%eth0',
  ]) {
    expect(clientAddress(ipAddress, undefined, [])).toBe('2001:db8:1:2::/64');
  }
  expect(clientAddress('2001:db8::1', undefined, [])).toBe('2001:db8:0:0::/64');
  expect(clientAddress('fe80::1%eth0', undefined, [])).toBe('fe80:0:0:0::/64');
});

test('an IPv4 address mapped to IPv6 counts as IPv4', () => {
  for (const ipAddress of ['::ffff:192.0.2.1', '::FFFF:c000:201', '0:0:0:0:0:ffff:192.0.2.1']) {
    expect(clientAddress(ipAddress, undefined, [])).toBe('192.0.2.1');
  }
});

test('a closed connection has the name "unknown"', () => {
  expect(clientAddress(undefined, '198.51.100.7', PROXIES)).toBe('unknown');
});

test('entries left of the one that the proxy wrote do not matter', () => {
  fc.assert(
    fc.property(fc.string(), fc.ipV4(), (madeUp, client) => {
      fc.pre(!client.startsWith('10.') && client !== '127.0.0.1');
      expect(clientAddress('127.0.0.1', `${madeUp}, ${client}`, PROXIES)).toBe(client);
    }),
  );
});

test('every IPv6 address has the same network as its neighbours', () => {
  fc.assert(
    fc.property(fc.ipV6(), (ipAddress) => {
      const network = clientAddress(ipAddress, undefined, []);
      expect(network).toMatch(/^([0-9a-f]{1,4}(:[0-9a-f]{1,4}){3}::\/64|\d+\.\d+\.\d+\.\d+)$/);
      if (network.endsWith('/64'))
        expect(clientAddress(network.replace('::/64', ':1:2:3:4'), undefined, [])).toBe(network);
    }),
  );
});
