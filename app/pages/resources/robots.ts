import { fileAddress } from '#app/seo/absolute-address.ts';

/**
 * Everything may be read; pages that should not be found say so themselves, which only who reads
 * them can know.
 */
export function loader() {
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${fileAddress('/sitemap.xml')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
