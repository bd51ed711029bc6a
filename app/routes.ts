import {
  index,
  prefix,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from '@react-router/dev/routes';
import { languages } from '../content/languages.ts';
import { feedPath } from './feeds/feed-path.ts';
import { type AnyKind, allKinds } from './kinds/kinds.ts';
import { hasPages } from './kinds/record-paths.ts';
import { styleGuide } from './style-guide/route.ts';

const pages = (language: string): RouteConfigEntry[] => {
  const page = (path: string, file: string) => route(path, file, { id: `${language}:${path}` });
  return [
    index('pages/home/home.tsx', { id: `${language}:home` }),
    page('about-us', 'pages/about-us/about-us.tsx'),
    page('contact', 'pages/contact.tsx'),
    page('help-center', 'pages/help-center.tsx'),
    page('assessment', 'pages/assessment/assessment.tsx'),
    page('partnership-form', 'pages/partnership-form.tsx'),
    page('search', 'pages/search/search.tsx'),
    ...allKinds.flatMap(([name, kind]) =>
      routesOf(name, kind).map(({ path, file }) => page(path.slice(1), file)),
    ),
    // Visitors reach these pages from a form or from a mail.
    page('newsletter', 'pages/newsletter.tsx'),
    page('newsletter/confirm/:token', 'pages/newsletter-confirm.tsx'),
    page('newsletter/preferences/:token', 'pages/newsletter-preferences.tsx'),
    page('newsletter/unsubscribe/:token', 'pages/newsletter-unsubscribe.tsx'),
    page('received/:token', 'pages/received.tsx'),
    page('your-data/:token', 'pages/your-data.tsx'),
    page('your-data/:token/export.json', 'pages/resources/your-data-export.ts'),
    page('feedback', 'pages/feedback.tsx'),
    // Only mails to the firm lead to these pages.
    page('staff/:token', 'pages/staff/staff.ts'),
    page('staff/:token/files/:file', 'pages/staff/staff-file.ts'),
    // These resources are for programs.
    page('form-token', 'pages/resources/form-token.ts'),
    page('llms.txt', 'pages/resources/llms.ts'),
    page('search.json', 'pages/resources/search-answer.ts'),
    page('manifest.webmanifest', 'pages/resources/manifest.ts'),
    page('opensearch.xml', 'pages/resources/open-search.ts'),
    ...styleGuide.map(([path, file]) => page(path, file)),
    route('*', 'pages/not-found.tsx', { id: `${language}:not-found` }),
  ];
};

function routesOf(name: string, kind: AnyKind): { path: string; file: string }[] {
  const { list, record, slugs, routes = [], feed } = kind;
  const records = slugs?.map((slug) => record.replace(':slug', slug)) ?? [record];
  const folder = `kinds/${name}`;
  return [
    ...(list ? [{ path: list, file: `${folder}/list.tsx` }] : []),
    ...(hasPages(kind) ? records.map((path) => ({ path, file: `${folder}/detail.tsx` })) : []),
    ...routes.map(({ path, file }) => ({ path, file: `${folder}/${file}` })),
    ...(list && feed
      ? [
          { path: feedPath(list.slice(1), 'xml'), file: 'pages/resources/rss-feed.ts' },
          { path: feedPath(list.slice(1), 'json'), file: 'pages/resources/json-feed.ts' },
        ]
      : []),
  ];
}

const ofTheSite: RouteConfigEntry[] = [
  route('sitemap.xml', 'pages/resources/sitemap.ts'),
  route('robots.txt', 'pages/resources/robots.ts'),
  route('.well-known/security.txt', 'pages/resources/security-contact.ts'),
];

export default [
  ...ofTheSite,
  ...languages.flatMap(({ code, prefix: path }) =>
    path ? prefix(path, pages(code)) : pages(code),
  ),
] satisfies RouteConfig;
