import { Socket } from 'node:net';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clientAddressOf } from './client-ip-address.ts';

function clientAddress(
  remoteAddress: string | undefined,
  forwarded: string | undefined,
  proxies: string[],
): string {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress });
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return clientAddressOf(proxies)({ socket, headers });
}

const PROXIES = ['127.0.0.1', '10.0.0.0/8', '2001:db8:ffff::/48', '::1'];

test('who is connected counts, whatever the header says', () => {
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

test('where every address is a proxy of ours, the furthest one counts', () => {
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
])('what is no address ends the way back: "%s"', (forwarded) => {
  expect(clientAddress('10.0.0.1', forwarded, PROXIES)).toBe('10.0.0.1');
});

test('IPv6 counts by its network, however it is written', () => {
  for (const address of [
    '2001:db8:1:2:3:4:5:6',
    '2001:0DB8:0001:0002::',
    '2001:db8:1:2::192.0.2.1',
    '2001:db8:1:2::1%eth0',
  ]) {
    expect(clientAddress(address, undefined, [])).toBe('2001:db8:1:2::/64');
  }
  expect(clientAddress('2001:db8::1', undefined, [])).toBe('2001:db8:0:0::/64');
  expect(clientAddress('fe80::1%eth0', undefined, [])).toBe('fe80:0:0:0::/64');
});

test('IPv4 within IPv6 is IPv4', () => {
  for (const address of ['::ffff:192.0.2.1', '::FFFF:c000:201', '0:0:0:0:0:ffff:192.0.2.1']) {
    expect(clientAddress(address, undefined, [])).toBe('192.0.2.1');
  }
});

test('a connection that is gone already has a name as well', () => {
  expect(clientAddress(undefined, '198.51.100.7', PROXIES)).toBe('unknown');
});

test('nobody gets another address by what stands left of what a proxy wrote', () => {
  fc.assert(
    fc.property(fc.string(), fc.ipV4(), (madeUp, client) => {
      fc.pre(!client.startsWith('10.') && client !== '127.0.0.1');
      expect(clientAddress('127.0.0.1', `${madeUp}, ${client}`, PROXIES)).toBe(client);
    }),
  );
});

test('every IPv6 address has a network, and its neighbours have the same', () => {
  fc.assert(
    fc.property(fc.ipV6(), (address) => {
      const network = clientAddress(address, undefined, []);
      expect(network).toMatch(/^([0-9a-f]{1,4}(:[0-9a-f]{1,4}){3}::\/64|\d+\.\d+\.\d+\.\d+)$/);
      if (network.endsWith('/64'))
        expect(clientAddress(network.replace('::/64', ':1:2:3:4'), undefined, [])).toBe(network);
    }),
  );
});
