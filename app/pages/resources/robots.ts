import { fileUrl } from '#app/seo/absolute-url.server.ts';

/** Crawlers may fetch every page. A robots tag marks the pages that they must not index. */
export function loader() {
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${fileUrl('/sitemap.xml')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
