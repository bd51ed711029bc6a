import { expect, test } from 'vitest';
import { fileHeaders, pageHeaders } from './security-headers.ts';

const hashes = { scripts: ["'sha256-script'"], styles: ["'sha256-style'"] };
const site = { SITE_URL: 'https://www.example.com', HSTS_SCOPE: 'host' } as const;

const directive = (policy: string | undefined, name: string) =>
  policy?.split('; ').find((part) => part.split(' ')[0] === name);

test('the policy of a page allows only its own inline script and styles', () => {
  const policy = pageHeaders(site, hashes)['Content-Security-Policy'];
  expect(directive(policy, 'script-src')).toBe(
    "script-src 'strict-dynamic' 'sha256-script' 'self'",
  );
  expect(directive(policy, 'style-src')).toBe("style-src 'sha256-style' 'self'");
  expect(directive(policy, 'default-src')).toBe("default-src 'none'");
  expect(directive(policy, 'trusted-types')).toBe("trusted-types 'none'");
  expect(policy).not.toMatch(/unsafe|https?:/);
});

test('another host is allowed only in the directives that need it', () => {
  const policy = pageHeaders(
    { ...site, MEDIA_ORIGIN: 'https://media.example', FONT_ORIGIN: 'https://fonts.example' },
    hashes,
  )['Content-Security-Policy'];
  expect(directive(policy, 'img-src')).toBe("img-src 'self' https://media.example");
  expect(directive(policy, 'media-src')).toBe("media-src 'self' https://media.example");
  expect(directive(policy, 'font-src')).toBe("font-src 'self' https://fonts.example");
  expect(policy?.match(/media\.example/g)).toHaveLength(2);
  expect(policy?.match(/fonts\.example/g)).toHaveLength(1);
});

test('the policy of other files allows nothing', () => {
  expect(directive(fileHeaders(site)['Content-Security-Policy'], 'default-src')).toBe(
    "default-src 'none'",
  );
});

test('browsers report violations of the policy to the site itself', () => {
  const headers = pageHeaders(site, hashes);
  expect(directive(headers['Content-Security-Policy'], 'report-to')).toBe('report-to csp');
  expect(directive(headers['Content-Security-Policy'], 'report-uri')).toBe(
    'report-uri /csp-report',
  );
  expect(headers['Reporting-Endpoints']).toBe('csp="/csp-report"');
  expect(fileHeaders(site)).not.toHaveProperty('Reporting-Endpoints');
});

test('a page is isolated from other origins, whose pictures come without credentials', () => {
  expect(pageHeaders(site, hashes)).toMatchObject({
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
  // Some media hosts do not send the header that require-corp needs.
  const withHost = pageHeaders({ ...site, MEDIA_ORIGIN: 'https://media.example' }, hashes);
  expect(withHost['Cross-Origin-Embedder-Policy']).toBe('credentialless');
});

test('only a site with TLS sends Strict-Transport-Security', () => {
  const plain = { ...site, SITE_URL: 'http://localhost:3000', HSTS_SCOPE: 'preload' } as const;
  expect(pageHeaders(site, hashes)).toHaveProperty('Strict-Transport-Security');
  expect(pageHeaders(plain, hashes)).not.toHaveProperty('Strict-Transport-Security');
});

test.each([
  ['host', 'max-age=31536000'],
  ['subdomains', 'max-age=31536000; includeSubDomains'],
  ['preload', 'max-age=31536000; includeSubDomains; preload'],
] as const)('with HSTS_SCOPE=%s, pages and files require TLS with "%s"', (HSTS_SCOPE, expected) => {
  const settings = { ...site, HSTS_SCOPE };
  expect(pageHeaders(settings, hashes)['Strict-Transport-Security']).toBe(expected);
  expect(fileHeaders(settings)['Strict-Transport-Security']).toBe(expected);
});
