import {
  index,
  prefix,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from '@react-router/dev/routes';
import { languages } from '../content/languages.ts';
import { feedNames, feedPath } from './feeds/feed-names.ts';

/** The site's table of contents, in the order of the specification, mounted once per language. */
const pages = (language: string): RouteConfigEntry[] => {
  const id = (name: string) => ({ id: `${language}:${name}` });
  return [
    index('pages/home.tsx', id('home')),
    route('about-us', 'pages/about-us.tsx', id('about-us')),
    route('careers', 'pages/careers.tsx', id('careers')),
    route('careers/apply/:jobId', 'pages/job-application.tsx', id('job-application')),
    route('partners', 'pages/partners.tsx', id('partners')),
    route('services', 'pages/services.tsx', id('services')),
    route('news', 'pages/news.tsx', id('news')),
    route('contact', 'pages/contact.tsx', id('contact')),
    route('documentation', 'pages/documentation.tsx', id('documentation')),
    route('documentation/:slug', 'pages/documentation-article.tsx', id('documentation-article')),
    route('blog', 'pages/blog.tsx', id('blog')),
    route('blog/page/:part', 'pages/blog.tsx', id('blog-part')),
    route('case-studies', 'pages/case-studies.tsx', id('case-studies')),
    route('webinars', 'pages/webinars.tsx', id('webinars')),
    route('webinars/:slug', 'pages/webinar.tsx', id('webinar')),
    route('help-center', 'pages/help-center.tsx', id('help-center')),
    ...['privacy-policy', 'terms-of-service', 'cookie-policy', 'gdpr', 'security'].map((name) =>
      route(name, 'pages/legal-document.tsx', id(name)),
    ),
    route('partnership-form', 'pages/partnership-form.tsx', id('partnership-form')),
    route('case-study-detail', 'pages/case-study-detail.tsx', id('case-study-detail')),
    // Each study has its own address as well; the featured one's is the page above.
    route('case-studies/:slug', 'pages/case-study-detail.tsx', id('case-study')),
    // Posts and services are as many as there are files in content/: data-management, ai-strategy
    // and so on.
    route('blog/:slug', 'pages/blog-post.tsx', id('blog-post')),
    route('services/:slug', 'pages/service.tsx', id('service')),
    route('search', 'pages/search.tsx', id('search')),
    // What follows from the forms.
    route('newsletter', 'pages/newsletter.tsx', id('newsletter')),
    route('newsletter/confirm/:token', 'pages/newsletter-confirm.tsx', id('newsletter-confirm')),
    route(
      'newsletter/preferences/:token',
      'pages/newsletter-preferences.tsx',
      id('newsletter-preferences'),
    ),
    route(
      'newsletter/unsubscribe/:token',
      'pages/newsletter-unsubscribe.tsx',
      id('newsletter-unsubscribe'),
    ),
    route('received/:token', 'pages/received.tsx', id('received')),
    route('your-data/:token', 'pages/your-data.tsx', id('your-data')),
    route(
      'your-data/:token/export.json',
      'pages/resources/your-data-export.ts',
      id('your-data-export'),
    ),
    route('feedback', 'pages/feedback.tsx', id('feedback')),
    // What programs read.
    route('form-token', 'pages/resources/form-token.ts', id('form-token')),
    route('webinars/:slug/seats.json', 'pages/resources/webinar-seats.ts', id('webinar-seats')),
    route('webinars.ics', 'pages/resources/webinars-calendar.ts', id('webinars-calendar')),
    route(
      'webinars/:slug/invitation.ics',
      'pages/resources/webinar-invitation.ts',
      id('webinar-invitation'),
    ),
    ...feedNames.flatMap((name) => [
      route(feedPath(name, 'xml').slice(1), 'pages/resources/rss-feed.ts', id(`${name}-rss-feed`)),
      route(
        feedPath(name, 'json').slice(1),
        'pages/resources/json-feed.ts',
        id(`${name}-json-feed`),
      ),
    ]),
    route('llms.txt', 'pages/resources/llms.ts', id('llms')),
    route('search.json', 'pages/resources/search-answer.ts', id('search-answer')),
    route('manifest.webmanifest', 'pages/resources/manifest.ts', id('manifest')),
    route('opensearch.xml', 'pages/resources/open-search.ts', id('open-search')),
    route('*', 'pages/not-found.tsx', id('not-found')),
  ];
};

/** One for the site in all its languages. */
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
