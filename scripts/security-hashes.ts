import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashOf, styleHashes } from '../server/http/inline-hashes.ts';

/** The inline script and style that every page carries, as sources for the content security policy. */
export type SecurityHashes = { scripts: string[]; styles: string[] };

const SCRIPT = /<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/g;
const STYLE = /<style[^>]*>[\s\S]*?<\/style>/g;
const DATA = /type="application\/(ld\+)?json"/;
// Within a tag; text has its "<" escaped, so what follows one is markup.
const STYLE_ATTRIBUTE = /<[a-z][^<>]*\sstyle=/i;
const HANDLER_ATTRIBUTE = /<[a-z][^<>]*\son[a-z]+=/i;

/**
 * Hashes the inline scripts and styles of the pages as they were rendered, before any is finished. They are the same on every
 * page, so that one policy serves the pages that are rendered on request; a finished page's own styles are hashed when it is loaded.
 * @throws Error naming the page that has what the policy would block, or a script of its own
 */
export function writeSecurityHashes(folder: string, target: string): void {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  let common: string | undefined;
  for (const page of pages) {
    const hashes = JSON.stringify(hashesOf(readFileSync(path.join(folder, page), 'utf8'), page));
    common ??= hashes;
    if (hashes !== common) throw new Error(`${page}: its inline scripts or styles differ from the other pages', so one policy cannot allow both`);
  }
  if (common === undefined) throw new Error(`${folder} holds no page`);
  writeFileSync(target, common);
}

/** @throws Error where the page has a style attribute, an inline handler or a script from elsewhere */
export function hashesOf(html: string, page: string): SecurityHashes {
  const scripts = Array.from(html.matchAll(SCRIPT), ({ groups }) => groups).filter((groups) => !DATA.test(groups?.attributes ?? ''));
  if (scripts.some((groups) => groups?.attributes?.includes('src=')))
    throw new Error(`${page}: a script with an address of its own would block the page`);
  const markup = html.replace(SCRIPT, '').replace(STYLE, '');
  if (STYLE_ATTRIBUTE.test(markup)) throw new Error(`${page}: a style attribute, which the content security policy blocks`);
  if (HANDLER_ATTRIBUTE.test(markup)) throw new Error(`${page}: an inline event handler, which the content security policy blocks`);
  return {
    scripts: scripts.map((groups) => hashOf(groups?.text ?? '')),
    styles: styleHashes(html),
  };
}
