import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashOf, styleHashes } from '../server/http/inline-hashes.ts';

/**
 * The inline scripts and the style that pages carry, as sources for the content security policy.
 */
export type SecurityHashes = { scripts: string[]; styles: string[] };

const SCRIPT = /<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/g;
/**
 * The one in the head, and that of local times: a script that holds a page's data would be another
 * on each.
 */
const MOST_SCRIPTS = 2;
const STYLE = /<style[^>]*>[\s\S]*?<\/style>/g;
const DATA = /type="application\/(ld\+)?json"/;
// Within a tag; text has its "<" escaped, so what follows one is markup.
const STYLE_ATTRIBUTE = /<[a-z][^<>]*\sstyle=/i;
const HANDLER_ATTRIBUTE = /<[a-z][^<>]*\son[a-z]+=/i;

/**
 * Hashes the inline scripts and styles of the pages as they were rendered, before any is finished.
 * Few as they are, one policy allows all scripts on every page, also on those that are rendered on
 * request; the style is the same on each, and a finished page's own is hashed when it is loaded.
 * @throws Error naming the page that has what the policy would block, or another style than the
 * others
 */
export function writeSecurityHashes(folder: string, target: string): void {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  const scripts = new Set<string>();
  let common: string[] | undefined;
  for (const page of pages) {
    const hashes = hashesOf(readFileSync(path.join(folder, page), 'utf8'), page);
    for (const hash of hashes.scripts) scripts.add(hash);
    common ??= hashes.styles;
    if (hashes.styles.join() !== common.join())
      throw new Error(
        `${page}: its styles differ from the other pages', so one policy cannot allow both`,
      );
    if (scripts.size > MOST_SCRIPTS)
      throw new Error(`${page}: the policy would have to allow more than ${MOST_SCRIPTS} scripts`);
  }
  if (common === undefined) throw new Error(`${folder} holds no page`);
  writeFileSync(
    target,
    JSON.stringify({ scripts: [...scripts], styles: common } satisfies SecurityHashes),
  );
}

/**
 * @throws Error where the page has a style attribute, an inline handler or a script from elsewhere
 */
export function hashesOf(html: string, page: string): SecurityHashes {
  const scripts = Array.from(html.matchAll(SCRIPT), ({ groups }) => groups).filter(
    (groups) => !DATA.test(groups?.attributes ?? ''),
  );
  if (scripts.some((groups) => groups?.attributes?.includes('src=')))
    throw new Error(`${page}: a script with an address of its own would block the page`);
  const markup = html.replace(SCRIPT, '').replace(STYLE, '');
  if (STYLE_ATTRIBUTE.test(markup))
    throw new Error(`${page}: a style attribute, which the content security policy blocks`);
  if (HANDLER_ATTRIBUTE.test(markup))
    throw new Error(`${page}: an inline event handler, which the content security policy blocks`);
  return {
    scripts: scripts.map((groups) => hashOf(groups?.text ?? '')),
    styles: styleHashes(html),
  };
}
