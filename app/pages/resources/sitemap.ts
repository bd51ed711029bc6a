import { sitemap } from '#app/seo/sitemap.server.ts';

/** The sitemap for search engines. */
export async function loader() {
  return new Response(await sitemap(), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  });
}
