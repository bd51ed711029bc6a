import type { Logo } from './logo.ts';

/** The header and the other places of the mark have different colours. */
const COLOUR = 'var(--mark,var(--gold))';

/** The logo for pages: with attributes as React names them, and in the colour of its place. */
export function pageLogo({ viewBox, shapes }: Logo) {
  return {
    viewBox,
    shapes: shapes.map(([tag, attributes]) => [
      tag,
      Object.fromEntries(
        Object.entries(attributes).map(([name, value]) => [
          name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
          value === 'currentColor' ? COLOUR : value,
        ]),
      ),
    ]),
  };
}
