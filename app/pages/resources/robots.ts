import { fileUrl } from '#app/seo/absolute-url.ts';

/** Crawlers may read everything, so that they find the robots tag of pages that are not indexed. */
export function loader() {
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${fileUrl('/sitemap.xml')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
