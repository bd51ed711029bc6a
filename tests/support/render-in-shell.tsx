import type { ReactNode } from 'react';
import { createRoutesStub, Outlet } from 'react-router';
import { render } from 'vitest-browser-react';
import { languages } from '#content/languages.ts';
import { type editions, organization, words } from './words.ts';

type Edition = (typeof editions)[number];

/**
 * Renders a component in a page of the site: with the words of a language, its direction and the routes' context.
 * @param path of the page, without the language's prefix
 */
export async function renderInShell(element: ReactNode, { code, dir, prefix, ui }: Edition, path = '/') {
  Object.assign(document.documentElement, { lang: code, dir });
  const [, arabic] = languages;
  const root = {
    texts: ui,
    suggestion: code === 'en' ? words[arabic.code].ui.suggestion : undefined,
    social: organization.social,
    mark: '',
    links: [],
    release: 'this-release',
    isRefused: false,
  };
  const Site = createRoutesStub([
    { id: 'root', path: '/', Component: Outlet, loader: () => root, children: [{ path: '*', Component: () => element }] },
  ]);
  return render(<Site initialEntries={[prefix + path]} hydrationData={{ loaderData: { root } }} />);
}
