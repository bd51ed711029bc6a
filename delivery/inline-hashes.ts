import { createHash } from 'node:crypto';

const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** Returns the CSP source that allows an inline script or style with this text. */
export function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

export function styleHashes(html: string): string[] {
  return Array.from(html.matchAll(STYLE), ([, text = '']) => hashOf(text));
}
