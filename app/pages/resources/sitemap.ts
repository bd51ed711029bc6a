import { sitemap } from '#app/seo/sitemap.server.ts';

export async function loader() {
  return new Response(await sitemap(), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  });
}
