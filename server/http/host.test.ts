import { expect, test } from 'vitest';
import { originOf } from './host.ts';

const site = 'https://www.example.com';

test('the host of the site gives its origin, whatever scheme the proxy uses', () => {
  expect(originOf('www.example.com', site)).toBe(site);
  expect(originOf('WWW.example.com', site)).toBe(site);
});

test.each(['localhost:3000', '127.0.0.1:4173', '[::1]:80', 'localhost'])(
  '%s is a loopback host',
  (host) => {
    expect(originOf(host, site)).toBe(`http://${host}`);
  },
);

test.each([
  undefined,
  '',
  'example.com',
  'evil.example',
  'localhost.evil.example',
  'www.example.com.evil.example',
  '127.0.0.1:80@evil.example',
  '192.168.1.2',
])('the host %s is not ours', (host) => {
  expect(originOf(host, site)).toBeUndefined();
});

test('the setting HOST is a valid host, a neighbour in its network is not', () => {
  expect(originOf('192.168.1.2:3000', site, '192.168.1.2')).toBe('http://192.168.1.2:3000');
  expect(originOf('192.168.1.3:3000', site, '192.168.1.2')).toBeUndefined();
});

test('a host with an impossible port is not ours', () => {
  expect(originOf('localhost:99999', site)).toBeUndefined();
});
