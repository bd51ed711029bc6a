// These rules define which folders may import from which others (docs/architecture.md).
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    forbid(
      'no-cycles',
      'Modules must not import each other, except dynamically or for types.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    ),
    forbid(
      'app-never-imports-server',
      'Pages use ports, which server/ implements.',
      { path: '^app/' },
      { path: '^server/' },
    ),
    forbid(
      'app-imports-only-hydration-of-delivery',
      'Only delivery/ knows how pages become bytes. app/ starts hydration and marks places.',
      { path: '^app/' },
      { path: '^delivery/', pathNot: '^delivery/(hydration/|styles/late-styles\\.ts$)' },
    ),
    forbid(
      'delivery-is-below-the-server',
      'Delivery gets headers and the application as arguments.',
      { path: '^delivery/' },
      { path: '^(server|inbox|content|scripts)/', pathNot: '^content/languages\\.ts$' },
    ),
    forbid(
      'delivery-imports-only-paths-of-app',
      'Delivery knows the bytes of pages and the paths of their Markdown.',
      { path: '^delivery/' },
      { path: '^app/', pathNot: '^app/(seo/markdown-path|constants|i18n/.+)\\.ts$' },
    ),
    forbid(
      'pages-never-import-pages',
      'Pages share code through shell/ and ui/. A part of a page is named after it.',
      { path: '^app/pages/([^/]+)\\.tsx$', pathNot: '\\.test\\.tsx$' },
      { path: '^app/pages/', pathNot: '^app/pages/$1-' },
    ),
    forbid(
      'parts-stay-in-the-folder-of-their-page',
      'Pages share code through shell/ and ui/. A page with many parts has a folder.',
      { path: '^app/pages/([^/]+)/' },
      { path: '^app/pages/', pathNot: '^app/pages/$1/' },
    ),
    forbid(
      'kinds-never-import-kinds',
      'A kind names another by its slug, through the registry.',
      { path: '^app/kinds/([^/]+)/' },
      { path: '^app/kinds/[^/]+/', pathNot: '^app/kinds/$1/' },
    ),
    forbid(
      'shared-folders-never-import-kinds',
      'Shared folders use the registry. Only a form of a kind imports from the folder of its kind.',
      { path: '^app/(boot|content|feeds|i18n|mail|search|seo|shell|ui)/' },
      { path: '^app/kinds/[^/]+/', pathNot: '^app/kinds/services/slugs\\.ts$' },
    ),
    forbid(
      'only-mails-contain-private-facts',
      'No loader may read the links to join webinars. Only mails and their schedule do.',
      {
        path: '^(app|delivery|art)/',
        pathNot:
          '^app/forms/webinar/letters\\.server\\.ts$|^app/kinds/webinars/(webinar-facts|join-url)\\.server\\.ts$',
      },
      { path: '^app/kinds/webinars/join-url\\.server\\.ts$|^generated/content/private\\.json$' },
    ),
    forbid(
      'server-imports-only-listed-modules-of-app',
      'The server loads the pages as a bundle, and may import these modules only.',
      { path: '^server/' },
      {
        path: '^app/',
        pathNot: [
          '^app/(ports|staff-ports|staff-link|constants|error-code|read-queries)\\.ts$',
          '^app/(site-settings|mail/ports)\\.ts$',
          '^app/forms/(forms|retention|engine/ports|webinar/(access-mails|webinar\\.server)|newsletter/letter-mail\\.server)\\.ts$',
          '^app/content/redirects\\.server\\.ts$',
          '^app/kinds/(next-change|prerender-paths|webinars/webinar-facts|letters/letter-facts)\\.server\\.ts$',
          '^app/search/search\\.server\\.ts$',
          '^app/seo/(social-images\\.server|markdown-path)\\.ts$',
          '^app/pages/page-markdown\\.server\\.ts$',
          '^app/mail/((error-)?digest|weekly|forward)\\.server\\.ts$',
          '^app/i18n/.+\\.ts$',
        ],
      },
    ),
    forbid(
      'forms-never-import-forms',
      'Code that two forms share is in forms/engine/.',
      { path: '^app/forms/([^/]+)/' },
      { path: '^app/forms/[^/]+/', pathNot: '^app/forms/($1|engine)/' },
    ),
    forbid(
      'form-definitions-import-only-facts',
      'Definitions run on the server and in the inbox, without React or content.',
      { path: '^app/forms/((forms|retention)\\.ts$|[^/]+/definition\\.ts$)' },
      {
        path: '^app/',
        pathNot: [
          '^app/forms/(forms|[^/]+/(definition|schema))\\.ts$',
          '^app/forms/engine/(define-form|word-schemas)\\.ts$',
          '^app/content/schemas/text\\.ts$',
          '^app/(constants|i18n/durations)\\.ts$',
        ],
      },
    ),
    forbid(
      'forms-are-below-the-shell',
      'The shell shows a form in the footer. Forms do not know their surroundings.',
      { path: '^app/(forms|mail)/' },
      { path: '^app/(shell|pages)/' },
    ),
    forbid(
      'shell-is-below-pages',
      'shell/ and forms/ do not know the pages.',
      { path: '^app/(shell|forms)/' },
      { path: '^app/(pages)/' },
    ),
    forbid(
      'shared-folders-are-below-pages',
      'Shared folders get the facts of a page as arguments.',
      { path: '^app/(boot|content|feeds|i18n|mail|search|seo|ui)/' },
      { path: '^app/pages/' },
    ),
    forbid(
      'ui-has-no-texts',
      'ui/ gets texts and link targets as props. It may use languages and formats of i18n/.',
      { path: '^app/ui/', pathNot: '\\.test\\.tsx?$' },
      { path: '^app/', pathNot: '^app/(ui/|i18n/(?!texts)|constants\\.ts$)' },
    ),
    forbid(
      'i18n-is-at-the-bottom',
      'i18n/ only knows languages and formats.',
      { path: '^app/i18n/' },
      { path: '^app/', pathNot: '^app/(i18n/|constants\\.ts|content/schemas/ui\\.ts)' },
    ),
    forbid(
      'boot-imports-only-i18n',
      'Every byte of the script in the head counts.',
      { path: '^app/boot/', pathNot: '\\.test\\.tsx$' },
      { path: '^app/', pathNot: '^app/(boot/|i18n/|constants)' },
    ),
    forbid(
      'only-routes-know-the-style-guide',
      'The style guide shows components. Components do not know it, and visitors do not get it.',
      { path: '^(app|bench|delivery|inbox|scripts|server)/', pathNot: '^app/style-guide/' },
      { path: '^app/style-guide/(?!route\\.ts$)' },
    ),
    forbid(
      'content-is-server-only',
      'Only *.server.ts modules read the content, so that a browser downloads one language.',
      { path: '^app/', pathNot: '\\.server\\.tsx?$' },
      {
        path: '^(generated|content)/',
        pathNot: '^(content/(languages\\.ts|colours\\.json)|generated/(pictures|signs)\\.json)$',
      },
    ),
    forbid(
      'art-imports-nothing',
      'The generator is pure geometry, and knows the colours.',
      { path: '^art/', pathNot: '\\.test\\.ts$' },
      { pathNot: '^(art/|content/colours\\.json$)' },
    ),
    forbid(
      'app-never-imports-art',
      'Drawings are made before the build, except for the home field and the stars of references.',
      {
        path: '^(app|delivery)/',
        // A person without a portrait gets such a star, too.
        pathNot:
          '^app/(content/people\\.server|forms/engine/reference-star\\.server(\\.test)?)\\.ts$',
      },
      { path: '^(art|scripts)/', pathNot: '^art/angle-field\\.ts$' },
    ),
    forbid(
      'node-is-server-only',
      'Browsers have no node: modules.',
      { path: '^(app|art)/', pathNot: '(\\.server\\.tsx?|\\.test\\.tsx?)$' },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'nothing-imports-bench',
      'Nothing depends on a benchmark.',
      { path: '^(app|art|content|delivery|inbox|scripts|server|tests)/' },
      { path: '^bench/' },
    ),
    forbid(
      'site-never-imports-inbox',
      'The site runs without its command line.',
      { path: '^(app|art|content|delivery|scripts|server)/' },
      { path: '^inbox/' },
    ),
    forbid(
      'inbox-imports-only-listed-modules-of-app',
      'The inbox works through the server, and may import these modules of app/ only.',
      { path: '^inbox/', pathNot: '\\.test\\.ts$' },
      {
        path: '^(app|art|content|scripts)/',
        pathNot: [
          '^app/(ports|staff-ports|staff-link|constants|mail/ports)\\.ts$',
          '^app/forms/(forms|retention|engine/ports)\\.ts$',
          '^app/(i18n|search)/',
          '^content/languages\\.ts$',
        ],
      },
    ),
    forbid(
      'server-never-imports-the-build',
      'The running site does not need the code that builds it.',
      { path: '^server/' },
      {
        path: '^(scripts|art|content)/',
        pathNot: '^content/(languages\\.ts|settings\\.json)$',
      },
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\+types/' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.json'],
      conditionNames: ['import', 'default'],
    },
  },
};
