import { builtPages } from './built-pages.ts';
import { runsAll } from './scope.ts';

type BuiltPage = ReturnType<typeof builtPages>[number];

const EVERYDAY_ENGLISH = ['/', '/contact'];

/**
 * Returns the pages that a check in a browser visits. The everyday run visits one Arabic page for
 * each template, and two English pages.
 */
export function pagesToVisit(): BuiltPage[] {
  const pages = builtPages();
  if (runsAll) return pages;
  return [
    ...pages.filter(({ address }) => EVERYDAY_ENGLISH.includes(address)),
    ...onePerTemplate(pages).filter(({ language }) => language.code === 'ar'),
  ];
}

/** Returns the page with the most HTML, without its styles, for each template and language. */
export function onePerTemplate(pages: BuiltPage[]): BuiltPage[] {
  const templates = Map.groupBy(pages, (page) => `${page.language.code} ${templateOf(page)}`);
  return [...templates.values()].map((alike) =>
    alike.reduce((one, other) => (markupOf(other) > markupOf(one) ? other : one)),
  );
}

function markupOf({ html }: BuiltPage): number {
  return html.replaceAll(/<style.*?<\/style>/gs, '').length;
}

/**
 * Returns the name of the module that shows a page, such as "blog-post".
 * @throws Error if the page's HTML does not list its routes
 */
function templateOf({ html, address }: BuiltPage): string {
  const routes = /"routes":(\[\[.*?\]\]\])/.exec(html)?.[1];
  const [, name] = /.*"\/assets\/([\w-]+)\.js"/.exec(routes ?? '') ?? [];
  if (!name) throw new Error(`${address} does not name the scripts of its routes`);
  return name;
}
