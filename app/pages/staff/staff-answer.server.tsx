import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { RouterContextProvider } from 'react-router';
import { readHeadLinks } from '#app/content/drawings.server.ts';
import { readPage, readUi } from '#app/content/read.server.ts';
import { newToken } from '#app/forms/engine/form-token.server.ts';
import { siteStyles } from '#app/head-texts.ts';
import { fill } from '#app/i18n/format.ts';
import { twinPath } from '#app/i18n/localized-path.ts';
import { tokens } from '#app/ports.ts';
import { type HandledSubmission, staffDesk } from '#app/staff-ports.ts';
import { Masthead } from '#app/ui/masthead.tsx';
import { type Language, languages } from '#content/languages.ts';
import type { Shown } from './change-submission.server.ts';
import { StaffPage } from './staff-page.server.tsx';

// The staff page is plain HTML without scripts, so that its policy can forbid all scripts. It shows
// texts of strangers, and its link must not reach any other host.

type Answer = Shown & {
  context: Readonly<RouterContextProvider>;
  language: Language;
  submission: HandledSubmission;
  /** The path of the page, which contains the token of the link. */
  path: string;
  /** The typed values, if the page is shown again because a change was refused. */
  sent?: Readonly<Record<string, string>>;
  status?: number;
};

export function staffAnswer({ context, path, status = 200, ...shown }: Answer): Response {
  const { language, problem } = shown;
  const { title } = readPage(language, 'staff');
  const { errorTitle } = readUi(language).status;
  const page = (
    <StaffPage
      {...shown}
      path={path}
      domains={context.get(staffDesk).firmDomains}
      token={newToken(context.get(tokens))}
    />
  );
  const head = { title: problem ? fill(errorTitle, { title }) : title, path };
  return htmlAnswer(language, head, page, status);
}

/** A page with fixed words, which tells nothing about any submission. */
export function plainAnswer(
  language: Language,
  name: 'gone' | 'limited' | 'erased',
  status: number,
): Response {
  const { gone, limited, erase } = readPage(language, 'staff');
  const erased = { title: erase.done, heading: erase.done, lead: erase.doneLead };
  const { title, ...words } = { gone, limited, erased }[name];
  return htmlAnswer(language, { title }, <Masthead {...words} />, status);
}

type Head = { title: string; path?: string };

function htmlAnswer(language: Language, head: Head, page: ReactNode, status: number): Response {
  const { name } = readUi(language).site;
  const html = renderToStaticMarkup(
    <html lang={language.code} dir={language.dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{`${head.title} | ${name}`}</title>
        <meta name="robots" content="noindex" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: ours, from the build */}
        <style dangerouslySetInnerHTML={{ __html: siteStyles() }} />
        {readHeadLinks(language).map((link) => (
          <link key={link.href} {...link} />
        ))}
      </head>
      <body>
        <header className="wrap staff-bar">
          <strong>{name}</strong>
          {head.path && <LanguageSwitch current={language} path={head.path} />}
        </header>
        <main>{page}</main>
      </body>
    </html>,
  );
  return new Response(`<!DOCTYPE html>${html}`, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'X-Robots-Tag': 'noindex' },
  });
}

function LanguageSwitch({ current, path }: { current: Language; path: string }) {
  return (
    <span>
      {languages
        .filter(({ code }) => code !== current.code)
        .map((other) => (
          <a
            key={other.code}
            href={twinPath(path, other)}
            hrefLang={other.code}
            lang={other.code}
            dir={other.dir}
          >
            {other.name}
          </a>
        ))}
    </span>
  );
}
