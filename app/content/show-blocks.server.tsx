import type { ReactNode } from 'react';
import { fill } from '#app/i18n/format.ts';
import { siteSettings } from '#app/site-settings.ts';
import { Aside } from '#app/ui/blocks/aside.tsx';
import { CodeBlock } from '#app/ui/blocks/code-block.tsx';
import { Picture, type PictureFiles } from '#app/ui/blocks/picture.tsx';
import { Video } from '#app/ui/blocks/video.tsx';
import { Chart } from '#app/ui/chart.tsx';
import {
  type Block,
  blockOf,
  type MarkdownElement,
  type MarkdownNode,
} from '#app/ui/markdown-tree.ts';
import { Part, toElements } from '#app/ui/static-elements.ts';
import { type Language, type LanguageCode, languages } from '#content/languages.ts';
import media from '#generated/media.json' with { type: 'json' };
import { codeLanguages } from './code-languages.ts';
import type { Blocks } from './schemas/blocks.ts';

/** The files that the build made of content/media/, by the name of the original. */
export type Media = {
  pictures: Record<string, PictureFiles>;
  videos: Record<string, { src: string; type: string; captions: Record<LanguageCode, string> }>;
};

type Words = { language: Language; words: Blocks };

/** The width of a text in pixels, on a large screen. */
const TEXT_WIDTH = 600;

/**
 * Gives every picture, chart, code block, aside and video the elements that a page shows.
 * @param content texts, at any depth, which this function changes
 * @param made the files that the build made, by default of this build
 */
export function showBlocks(content: unknown, words: Words, made = media as Media): void {
  if (Array.isArray(content)) {
    const block = isElement(content) ? blockOf(content) : undefined;
    if (block) show(content as MarkdownElement, block, words, made);
    const parts = block ? content[1] : content;
    for (const part of parts) showBlocks(part, words, made);
  } else if (typeof content === 'object' && content !== null)
    for (const part of Object.values(content)) showBlocks(part, words, made);
}

function isElement(value: unknown[]): value is MarkdownElement {
  return value.length === 4 && typeof value[0] === 'string' && Array.isArray(value[1]);
}

function show(node: MarkdownElement, block: Block, words: Words, made: Media): void {
  const [tag, , reference = ''] = node;
  const file = made.pictures[reference] ?? made.videos[reference];
  if (tag === 'aside') block.alt = words.words.asides[reference as keyof Blocks['asides']];
  if (tag === 'picture' || tag === 'video') {
    if (!file) throw new Error(`The build made no files of content/media/${reference}.`);
    block.url = new URL(file.src, siteSettings().MEDIA_ORIGIN ?? siteSettings().SITE_URL).href;
  }
  block.shown = toElements(elementsOf(node, block, words, made));
}

function elementsOf(
  [tag, children, reference = '']: MarkdownElement,
  block: Block,
  { language, words }: Words,
  made: Media,
): ReactNode {
  switch (tag) {
    case 'picture': {
      const [caption, credit] = children.map((child) => partOf(childrenOf(child)));
      const files = atOrigin(made.pictures[reference] as PictureFiles);
      const { alt = '', isFirst = false } = block;
      return <Picture {...{ files, alt, caption, credit, isFirst }} />;
    }
    case 'chart':
      return block.data && <TextChart data={block.data} language={language} nodes={children} />;
    case 'pre': {
      const name = codeLanguages[reference as keyof typeof codeLanguages];
      const label = fill(words.code.label, { language: name });
      return <CodeBlock code={String(children[0])} name={name} words={{ ...words.code, label }} />;
    }
    case 'aside':
      return (
        <Aside kind={reference} title={block.alt ?? ''}>
          <Part nodes={children} />
        </Aside>
      );
    default: {
      const { src, type, captions } = made.videos[reference] as Media['videos'][string];
      const tracks = languages.map(({ code, name }) => ({
        // Browsers load captions only from the page's own origin.
        src: captions[code],
        language: code,
        label: name,
        isDefault: code === language.code,
      }));
      return (
        <Video
          files={{ src: withOrigin(src), type, tracks }}
          poster={atOrigin(made.pictures[block.poster ?? ''] as PictureFiles)}
          name={block.alt ?? ''}
          transcript={words.video.transcript}
        >
          <Part nodes={children} />
        </Video>
      );
    }
  }
}

type TextChartProps = {
  data: NonNullable<Block['data']>;
  language: Language;
  nodes: MarkdownNode[];
};

function TextChart({ data, language, nodes: [caption = ''] }: TextChartProps) {
  return (
    <Chart {...data} width={TEXT_WIDTH} language={language}>
      <figcaption>
        <Part nodes={childrenOf(caption)} />
      </figcaption>
    </Chart>
  );
}

function partOf(nodes: MarkdownNode[]): ReactNode {
  return <Part nodes={nodes} />;
}

function childrenOf(node: MarkdownNode): MarkdownNode[] {
  return typeof node === 'string' ? [node] : node[1];
}

function atOrigin({ src, sources, ...size }: PictureFiles): PictureFiles {
  return {
    ...size,
    src: withOrigin(src),
    sources: sources.map(({ srcSet, ...source }) => ({
      ...source,
      srcSet: srcSet.split(', ').map(withOrigin).join(', '),
    })),
  };
}

function withOrigin(path: string): string {
  return `${siteSettings().MEDIA_ORIGIN ?? ''}${path}`;
}
