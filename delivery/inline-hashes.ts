import { createHash } from 'node:crypto';

const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** A CSP source that allows an inline script or style with this text. */
export function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The CSP sources for the inline styles of a page. */
export function styleHashes(html: string): string[] {
  return Array.from(html.matchAll(STYLE), ([, text = '']) => hashOf(text));
}
