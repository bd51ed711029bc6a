import { languageOf, readUi } from '#app/content/read.server.ts';
import { localizedPath } from '#app/i18n/localized-path.ts';
import colours from '#content/colours.json' with { type: 'json' };
import type { Route } from './+types/manifest.ts';

/** Night green is the background of the masthead, sand that of the page. */
const COLOURS = { theme_color: colours.night, background_color: colours.sand };

/** Phones need this web app manifest to add the site to the home screen. */
export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url);
  const { site } = readUi(language);
  const manifest = {
    id: localizedPath('/', language),
    start_url: localizedPath('/', language),
    scope: '/',
    name: site.name,
    short_name: site.name,
    description: site.blurb,
    lang: language.code,
    dir: language.dir,
    display: 'browser',
    ...COLOURS,
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return Response.json(manifest, {
    headers: { 'Content-Type': 'application/manifest+json; charset=utf-8' },
  });
}
