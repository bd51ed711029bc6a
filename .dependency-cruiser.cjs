// The floors: who may import whom. Arrows go down, never up or sideways.
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    forbid('no-circles', 'Two modules that need each other are one, unless one is loaded when it is called.', {}, { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } }),
    forbid('app-never-imports-server', 'Pages ask through ports; server/ implements them.', { path: '^app/' }, { path: '^server/' }),
    forbid('app-knows-hydration-only', 'How pages become bytes is known in delivery/ alone; the application takes part in its own start.', { path: '^app/' }, { path: '^delivery/', pathNot: '^delivery/hydration/' }),
    forbid('delivery-is-below-the-server', 'Delivery gets headers and the application handed in.', { path: '^delivery/' }, { path: '^(server|inbox|content|scripts)/', pathNot: '^content/languages\\.ts$' }),
    forbid('delivery-knows-paths-only', 'Of the pages it knows their bytes, and where their Markdown is.', { path: '^delivery/' }, { path: '^app/', pathNot: '^app/(seo/markdown-path|constants|i18n/.+)\\.ts$' }),
    forbid('pages-are-apart', 'What two pages share belongs to shell/ or ui/; a part of one page is named after it.', { path: '^app/pages/(.+)\\.tsx$', pathNot: '\\.test\\.tsx$' }, { path: '^app/pages/', pathNot: '^app/pages/$1-' }),
    forbid('kinds-are-apart', 'A kind names another one by its slug, through the registry.', { path: '^app/kinds/([^/]+)/' }, { path: '^app/kinds/[^/]+/', pathNot: '^app/kinds/$1/' }),
    forbid('kinds-are-closed', 'Other rooms ask the registry; only a form of a kind knows what is in the folder of its kind.', { path: '^app/(boot|content|feeds|i18n|mail|search|seo|shell|ui)/' }, { path: '^app/kinds/[^/]+/', pathNot: '^app/kinds/services/slugs\\.ts$' }),
    forbid('server-asks-app-for-keys-only', 'The server knows the pages as a bundle, their context keys, the facts about the forms, where their Markdown is, what the search loads, and when the content changes by itself.', { path: '^server/' }, { path: '^app/', pathNot: '^app/(ports|constants|forms/(forms|retention|engine/ports)|mail/ports|read-queries|content/redirects\\.server|kinds/(next-change|prerender-paths)\\.server|search/search\\.server|seo/social-images\\.server|mail/digest\\.server|seo/(markdown-path|page-markdown\\.server)|i18n/.+)\\.ts$' }),
    forbid('forms-are-apart', 'What two forms share stands beside their folders.', { path: '^app/forms/([^/]+)/' }, { path: '^app/forms/[^/]+/', pathNot: '^app/forms/($1|engine)/' }),
    forbid('form-definitions-are-facts', 'The server and the inbox read them: no React, no content, nothing that a page needs.', { path: '^app/forms/((forms|retention)\\.ts$|[^/]+/definition\\.ts$)' }, { path: '^app/', pathNot: '^app/(forms/(forms|[^/]+/definition|engine/(define-form|word-schemas))|content/schemas/text|constants|i18n/durations)\\.ts$' }),
    forbid('forms-are-below-the-shell', 'The shell shows a form in the footer; forms do not know what is around them.', { path: '^app/(forms|mail)/' }, { path: '^app/(shell|pages)/' }),
    forbid('shell-is-below-pages', 'shell/ and forms/ do not know the pages.', { path: '^app/(shell|forms)/' }, { path: '^app/(pages)/' }),
    forbid('ui-is-look-only', 'ui/ gets its words and targets by props; of i18n/ it knows languages and formats.', { path: '^app/ui/', pathNot: '\\.test\\.tsx?$' }, { path: '^app/', pathNot: '^app/(ui/|i18n/(?!texts)|constants\\.ts$)' }),
    forbid('i18n-is-at-the-bottom', 'i18n/ knows languages and formats.', { path: '^app/i18n/' }, { path: '^app/', pathNot: '^app/(i18n/|constants\\.ts|root\\.tsx|content/schemas)' }),
    forbid('boot-stands-alone', 'The script in the head is counted in bytes.', { path: '^app/boot/', pathNot: '\\.test\\.tsx$' }, { path: '^app/', pathNot: '^app/(boot/|i18n/|constants)' }),
    forbid('words-come-through-loaders', 'Only *.server.ts modules read the content, so that a browser downloads one language.', { path: '^app/', pathNot: '\\.server\\.ts$' }, { path: '^(generated|content)/', pathNot: '^content/languages\\.ts$' }),
    forbid('art-stands-alone', 'The generator is geometry.', { path: '^art/', pathNot: '\\.test\\.ts$' }, { pathNot: '^art/' }),
    forbid('app-does-not-draw', 'Drawings are made before the build.', { path: '^(app|delivery)/' }, { path: '^(art|scripts)/' }),
    forbid('node-stays-on-the-server', 'node: modules would break the browser.', { path: '^(app|art)/', pathNot: '(\\.server\\.tsx?|\\.test\\.tsx?)$' }, { dependencyTypes: ['core'] }),
    forbid('bench-is-on-top', 'Nothing depends on a benchmark.', { path: '^(app|art|content|delivery|inbox|scripts|server|tests)/' }, { path: '^bench/' }),
    forbid('inbox-is-on-top', 'The site runs without its command line.', { path: '^(app|art|content|delivery|scripts|server)/' }, { path: '^inbox/' }),
    forbid('inbox-asks-the-server', 'What staff do is what the server can do; of app/ it knows types, numbers, moments and how Arabic is folded.', { path: '^inbox/', pathNot: '\\.test\\.ts$' }, { path: '^(app|art|content|scripts)/', pathNot: '^app/(ports|constants|forms/(forms|engine/ports)|mail/ports)\\.ts$|^app/(i18n|search)/|^content/languages\\.ts$' }),
    forbid('server-does-not-need-the-build', 'What runs the site runs without what builds it.', { path: '^server/' }, { path: '^(scripts|art|content)/', pathNot: '^content/languages\\.ts$' }),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\+types/' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.json'], conditionNames: ['import', 'default'] },
  },
};
