import { fileUrl } from '#app/seo/absolute-url.ts';

/** Crawlers may read every page, because a page that must not be indexed has a robots tag. */
export function loader() {
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${fileUrl('/sitemap.xml')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
