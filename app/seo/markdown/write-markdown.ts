import type { Link, RootContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { defaultHandlers, type Handle, toMarkdown } from 'mdast-util-to-markdown';

/** @param resolve returns the absolute URL for the target of a link */
export function writeMarkdown(blocks: RootContent[], resolve: (to: string) => string): string {
  const link: Handle = ({ url, ...node }: Link, ...rest) =>
    defaultHandlers.link({ ...node, url: resolve(url) }, ...rest);
  return toMarkdown(
    { type: 'root', children: blocks },
    {
      bullet: '-',
      emphasis: '_',
      rule: '-',
      resourceLink: true,
      handlers: { link },
      // Programs do not need aligned columns, and columns of Arabic text cannot be aligned.
      extensions: [gfmToMarkdown({ tablePipeAlign: false })],
    },
  );
}
