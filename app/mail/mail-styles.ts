import colours from '#content/colours.json' with { type: 'json' };
import type { Language } from '#content/languages.ts';

// Mail programs ignore style sheets, so the HTML has style attributes.
const SERIF = "'Markazi Text', Georgia, 'Times New Roman', serif";
export const SANS = "'Instrument Sans', 'Readex Pro', 'Segoe UI', Tahoma, Arial, sans-serif";
export const TEXT = { margin: '0 0 16px', fontSize: '16px', whiteSpace: 'pre-line' } as const;
/** These are the line heights of app/styles/tokens.css. Arabic vowel signs need more room. */
export const LEADING = {
  ltr: { text: '1.6', facts: '1.5' },
  rtl: { text: '1.9', facts: '1.9' },
} as const;
export type Leading = (typeof LEADING)[Language['dir']];

export const LIST = { paddingInlineStart: '20px' } as const;
export const HEADING = {
  margin: '24px 0 8px',
  fontFamily: SERIF,
  fontSize: '22px',
  fontWeight: 600,
  lineHeight: '1.3',
} as const;
export const TITLE = { ...HEADING, margin: '4px 0 20px', fontSize: '30px' } as const;
export const BUTTON = {
  display: 'inline-block',
  padding: '10px 18px',
  background: colours.night,
  color: colours.sand,
  textDecoration: 'none',
  borderRadius: '2px',
} as const;

export function linkOf({ href }: { href: string }) {
  return { href, style: { color: colours.night } };
}
