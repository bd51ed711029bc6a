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
import { readFaces, readHeadLinks, readMark } from './content/drawings.server.ts';
import { languageOf, organization, readAnnouncement, readUi } from './content/read.server.ts';
import { errorCode } from './error-code.ts';
import { refused } from './forms/engine/receive.server.ts';
import { bootScript, siteStyles } from './head-texts.ts';
import { languageOfPath } from './i18n/language-of-path.ts';
import { type RoleClosedAnswer, RoleClosedScreen } from './kinds/jobs/closed-role.tsx';
import { type NotFoundAnswer, NotFoundScreen } from './pages/not-found-screen.tsx';
import { pageMeta, siteOf } from './seo/page-meta.ts';
import { ErrorScreen } from './shell/error-screen.tsx';
import { Shell } from './shell/shell.tsx';
import { siteSettings } from './site-settings.ts';

export function loader({ url, context }: Route.LoaderArgs) {
  const language = languageOf(url);
  const { SITE_URL, MEDIA_ORIGIN } = siteSettings();
  const announcement = readAnnouncement(language);
  const { suggestion: arabicSuggestion } = readUi(languages[1]);
  return {
    texts: readUi(language),
    // Without an announcement, the page has no trace of one.
    ...(announcement && { announcement }),
    // Arabic is suggested only on English pages.
    suggestion: language.code === originalLanguage.code ? arabicSuggestion : undefined,
    social: organization.social,
    mark: readMark(),
    links: readHeadLinks(language),
    faces: readFaces(language),
    release: import.meta.env.RELEASE,
    origins: { site: SITE_URL, pictures: MEDIA_ORIGIN ?? SITE_URL },
    // After a refused form, the page title begins with a word for "error".
    isRefused: context.get(refused),
  };
}

/** Loads the texts again if the language changes, or if the last page answered a form. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
  return (
    languageOfPath(currentUrl.pathname) !== languageOfPath(nextUrl.pathname) ||
    'answer' in document.documentElement.dataset
  );
}

/** The title of a page that failed. Other pages set their own titles. */
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
    // The boot script may add attributes to <html> before React hydrates it.
    <html lang={code} dir={dir} data-answer={isRefused ? '' : undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        {import.meta.env.SSR && <ScriptAndStyle />}
        {links.map((link) => (
          <link key={link.href} {...link} />
        ))}
        {/* After a change of language, the page also needs the fonts of the new language. */}
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
 * The security policy would block a script or style that React creates on an error screen.
 * Therefore only the server renders them.
 */
function ScriptAndStyle() {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: ours, from the build */}
      <style dangerouslySetInnerHTML={{ __html: siteStyles() }} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: ours, from the build; the policy allows it by its hash */}
      <script dangerouslySetInnerHTML={{ __html: bootScript() }} />
    </>
  );
}

/** A constant, so that React does not render the shell again when a navigation starts or ends. */
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
        <ErrorScreen code={errorCode(error)} />
      )}
    </Shell>
  );
}

function isNotFound(error: unknown): error is { data: NotFoundAnswer } {
  return hasData(error, 'picture');
}

function isRoleClosed(error: unknown): error is { data: RoleClosedAnswer } {
  return hasData(error, 'closed');
}

function hasData(error: unknown, key: string): boolean {
  return isRouteErrorResponse(error) && Object.hasOwn(Object(error.data), key);
}
