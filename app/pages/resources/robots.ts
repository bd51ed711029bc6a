import { fileAddress } from '#app/seo/absolute-address.ts';

/**
 * Crawlers may read everything. A page that must not be indexed has a robots tag, which crawlers
 * find only if they may read the page.
 */
export function loader() {
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${fileAddress('/sitemap.xml')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
