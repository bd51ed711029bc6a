import { builtPages } from './built-pages.ts';
import { runsAll } from './scope.ts';

type BuiltPage = ReturnType<typeof builtPages>[number];

/**
 * Returns the pages that a check in a browser visits. In the full run these are all pages. In the
 * everyday run, each template and language has one: the page with the most HTML. Checks without a
 * browser read every page.
 */
export function pagesToVisit(): BuiltPage[] {
  const pages = builtPages();
  if (runsAll) return pages;
  const templates = Map.groupBy(pages, (page) => `${page.language.code} ${templateOf(page)}`);
  return [...templates.values()].map((alike) =>
    alike.reduce((one, other) => (other.html.length > one.html.length ? other : one)),
  );
}

/**
 * Returns the name of the module that shows a page, such as "blog-post".
 * @throws Error if the page names no routes
 */
function templateOf({ html, address }: BuiltPage): string {
  const routes = /"routes":(\[\[.*?\]\]\])/.exec(html)?.[1];
  const [, name] = /.*"\/assets\/([\w-]+)-[\w-]{8}\.js"/.exec(routes ?? '') ?? [];
  if (!name) throw new Error(`${address} does not name the scripts of its routes`);
  return name;
}
