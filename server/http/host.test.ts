import { expect, test } from 'vitest';
import { originOf } from './host.ts';

const site = 'https://www.example.com';

test('the site itself is asked for by its name, whatever scheme the proxy speaks', () => {
  expect(originOf('www.example.com', site)).toBe(site);
  expect(originOf('WWW.example.com', site)).toBe(site);
});

test.each(['localhost:3000', '127.0.0.1:4173', '[::1]:80', 'localhost'])(
  '%s is this machine',
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
])('%s is nobody here', (host) => {
  expect(originOf(host, site)).toBeUndefined();
});

test('the address that the server was told to listen on may be asked for, another of its network may not', () => {
  expect(originOf('192.168.1.2:3000', site, '192.168.1.2')).toBe('http://192.168.1.2:3000');
  expect(originOf('192.168.1.3:3000', site, '192.168.1.2')).toBeUndefined();
});

test('a port that cannot be is no host', () => {
  expect(originOf('localhost:99999', site)).toBeUndefined();
});
