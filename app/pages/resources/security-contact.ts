import { organization } from '#app/content/read.server.ts';
import { DAY } from '#app/i18n/durations.ts';
import { absoluteUrl, fileUrl } from '#app/seo/absolute-url.server.ts';
import { languages } from '#content/languages.ts';

export const handle = { onRequest: true };

/** RFC 9116 recommends less than a year. */
const VALID_FOR = 180 * DAY;

export function loader() {
  const lines = [
    `Contact: mailto:${organization.securityEmail}`,
    `Expires: ${new Date(Math.ceil((Date.now() + VALID_FOR) / DAY) * DAY).toISOString()}`,
    `Preferred-Languages: ${languages.map(({ code }) => code).join(', ')}`,
    `Canonical: ${fileUrl('/.well-known/security.txt')}`,
    ...languages.map((language) => `Policy: ${absoluteUrl('/security', language)}`),
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=86400',
    },
  });
}
