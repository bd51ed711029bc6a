import { createHash } from 'node:crypto';

const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** A text that stands in a page, as a source for its content security policy. */
export function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The styles that stand in a page, as sources for its policy. */
export function styleHashes(html: string): string[] {
  return Array.from(html.matchAll(STYLE), ([, text = '']) => hashOf(text));
}
