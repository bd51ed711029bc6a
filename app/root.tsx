import boot from 'virtual:boot';
import * as settings from 'virtual:site-settings';
import styles from 'virtual:styles';
import { type ReactNode, useState } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  useLocation,
  useRouteLoaderData,
} from 'react-router';
import { languages, originalLanguage } from '#content/languages.ts';
import type { Route } from './+types/root.ts';
import { readDrawings, readFaces, readHeadLinks } from './content/drawings.server.ts';
import { languageOf, organization, readUi } from './content/read.server.ts';
import { refused } from './forms/engine/receive.server.ts';
import { languageOfPath } from './i18n/language-of-path.ts';
import { type RoleClosedAnswer, RoleClosedScreen } from './kinds/jobs/closed-role.tsx';
import { type NotFoundAnswer, NotFoundScreen } from './pages/not-found-screen.tsx';
import { pageMeta, siteOf } from './seo/page-meta.ts';
import { ErrorScreen } from './shell/error-screen.tsx';
import { Shell } from './shell/shell.tsx';

export function loader({ url, context }: Route.LoaderArgs) {
  const language = languageOf(url);
  const { suggestion: arabicSuggestion } = readUi(languages[1]);
  return {
    texts: readUi(language),
    // Asked in the language it offers, so only the other language's pages need these words.
    suggestion: language.code === originalLanguage.code ? arabicSuggestion : undefined,
    social: organization.social,
    mark: readDrawings().mark,
    links: readHeadLinks(language),
    faces: readFaces(language),
    release: settings.RELEASE,
    // The form on this page was refused: the title says so, and the page must not be left for
    // another language.
    isRefused: context.get(refused),
  };
}

/**
 * The shell's words are the language's: they stay while it does, unless the page before was an
 * answer to a form.
 */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
  return (
    languageOfPath(currentUrl.pathname) !== languageOfPath(nextUrl.pathname) ||
    'answer' in document.documentElement.dataset
  );
}

/** Pages name themselves; here only those do that have failed. */
export function meta({ loaderData, location, error }: Route.MetaArgs) {
  if (!error || !loaderData) return [];
  const { title, text } = loaderData.texts.error;
  const words = isNotFound(error)
    ? error.data.page
    : isRoleClosed(error)
      ? error.data.closed
      : { title, description: text };
  return pageMeta(siteOf(loaderData), location.pathname, {
    title: words.title,
    description: words.description,
    index: false,
  });
}

export function Layout({ children }: { children: ReactNode }) {
  const { code, dir } = languageOfPath(useLocation().pathname);
  const { links = [], faces, isRefused = false } = useRouteLoaderData<typeof loader>('root') ?? {};
  const [served] = useState(code);
  return (
    // The script in the head may have put attributes here before React arrives.
    <html
      lang={code}
      dir={dir}
      {...(isRefused ? { 'data-answer': '' } : {})}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        {import.meta.env.SSR && <ScriptAndStyle />}
        {links.map((link) => (
          <link key={link.href} {...link} />
        ))}
        {/* A page holds the typefaces of its own language; whoever changes that on the way needs
            the other's. */}
        {code !== served && faces && <link rel="stylesheet" href={faces} precedence="faces" />}
        <Links />
      </head>
      <body>
        {children}
        {import.meta.env.DEV && <Scripts />}
      </body>
    </html>
  );
}

/**
 * Only in the HTML: the browser must never make these elements anew, as it would when an error
 * screen replaces a page, since the content security policy forbids inner HTML. React leaves
 * scripts and styles that it does not know in the head.
 */
function ScriptAndStyle() {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: ours, from the build; the policy allows it by its hash */}
      <script dangerouslySetInnerHTML={{ __html: boot }} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: likewise */}
      <style dangerouslySetInnerHTML={{ __html: styles }} />
    </>
  );
}

/**
 * One element for all times: the router renders its routes anew whenever a navigation begins or
 * ends, which the shell need not.
 */
const shell = (
  <Shell>
    <Outlet />
  </Shell>
);

export default function Root() {
  return shell;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Shell>
      {isNotFound(error) ? (
        <NotFoundScreen {...error.data} />
      ) : isRoleClosed(error) ? (
        <RoleClosedScreen {...error.data} />
      ) : (
        <ErrorScreen />
      )}
    </Shell>
  );
}

/** What the loaders throw, by its shape: an answer of the router's own carries a text. */
function isNotFound(error: unknown): error is { data: NotFoundAnswer } {
  return isRouteErrorResponse(error) && isObject(error.data) && 'picture' in error.data;
}

function isRoleClosed(error: unknown): error is { data: RoleClosedAnswer } {
  return isRouteErrorResponse(error) && isObject(error.data) && 'closed' in error.data;
}

/** An answer of ours may also say nothing but its status. */
function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
