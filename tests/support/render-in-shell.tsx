import type { ReactNode } from 'react';
import { createRoutesStub, Outlet } from 'react-router';
import { render } from 'vitest-browser-react';
import { dismissMenus } from '#app/boot/dismiss-menus.ts';
import { localizedPath } from '#app/i18n/localized-path.ts';
import { languages } from '#content/languages.ts';
import drawings from '#generated/drawings.json' with { type: 'json' };
import { type editions, organization, words } from './words.ts';

type Edition = (typeof editions)[number];

dismissMenus();

/**
 * Renders a component in a page of the site.
 * @param path the path without the language's prefix
 */
export async function renderInShell(element: ReactNode, edition: Edition, path = '/') {
  const { code, dir, ui } = edition;
  Object.assign(document.documentElement, { lang: code, dir });
  const [, arabic] = languages;
  const root = {
    texts: ui,
    suggestion: code === 'en' ? words[arabic.code].ui.suggestion : undefined,
    social: organization.social,
    mark: drawings.mark,
    links: [],
    release: 'this-release',
    isRefused: false,
  };
  const Site = createRoutesStub([
    // A route with a path would match the home page before its child does.
    {
      id: 'root',
      Component: Outlet,
      loader: () => root,
      children: [{ path: '*', Component: () => element }],
    },
  ]);
  return render(
    <Site
      initialEntries={[localizedPath(path, edition)]}
      hydrationData={{ loaderData: { root } }}
    />,
  );
}
