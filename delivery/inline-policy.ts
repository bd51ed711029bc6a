import { hashOf } from './inline-hashes.ts';

const SCRIPT = /<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/g;
const STYLE = /<style[^>]*>[\s\S]*?<\/style>/g;
const DATA = /type="application\/(ld\+)?json"/;
// Texts contain `&lt;` instead of "<", so these expressions match only within a tag.
const STYLE_ATTRIBUTE = /<[a-z][^<>]*\sstyle=/i;
const HANDLER_ATTRIBUTE = /<[a-z][^<>]*\son[a-z]+=/i;
/** The site has two inline scripts: one in the head, and one that shows local times. */
const MOST_SCRIPTS = 2;

/**
 * Returns the CSP hashes of the inline scripts of all pages.
 * @throws Error if there are too many scripts, or code that the policy blocks
 */
export function scriptHashes(pages: Iterable<{ path: string; body: string }>): string[] {
  const hashes = new Set<string>();
  for (const { path, body } of pages) {
    for (const hash of scriptHashesOf(body, path)) hashes.add(hash);
    if (hashes.size > MOST_SCRIPTS)
      throw new Error(`${path}: the policy would have to allow more than ${MOST_SCRIPTS} scripts`);
  }
  return [...hashes];
}

function scriptHashesOf(html: string, path: string): string[] {
  const scripts = Array.from(html.matchAll(SCRIPT), ({ groups }) => groups).filter(
    (groups) => !DATA.test(groups?.attributes ?? ''),
  );
  if (scripts.some((groups) => groups?.attributes?.includes('src=')))
    throw new Error(`${path}: a script with a path of its own would block the page`);
  const markup = html.replace(SCRIPT, '').replace(STYLE, '');
  if (STYLE_ATTRIBUTE.test(markup))
    throw new Error(`${path}: a style attribute, which the content security policy blocks`);
  if (HANDLER_ATTRIBUTE.test(markup))
    throw new Error(`${path}: an inline event handler, which the content security policy blocks`);
  return scripts.map((groups) => hashOf(groups?.text ?? ''));
}
