import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  type IParagraphOptions,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { parseMarkdown } from '#app/content/markdown.ts';
import type { MarkdownElement, MarkdownNode } from '#app/ui/markdown-tree.ts';
import {
  type OfficeDocument,
  PROPERTIES_FILE,
  propertiesXml,
  withoutTimes,
} from './office-document.ts';
import { runsOf } from './word-runs.ts';
import { colourOf, INSTRUCTION, stylesOf } from './word-styles.ts';

/** In twentieths of a point. */
const A4 = { width: 11906, height: 16838 };
const MARGIN = 1134;
const TITLE = /^# (.+)\n/;
const NUMBERS = 'numbers';
const CELL_MARGINS = { top: 60, bottom: 60, left: 100, right: 100 };

/** @throws Error for Markdown that the site does not render, and for pictures and other blocks */
export async function wordFile(markdown: string, document: OfficeDocument): Promise<Uint8Array> {
  const heading = TITLE.exec(markdown)?.[1] ?? document.title;
  const { nodes } = parseMarkdown(markdown.replace(TITLE, ''));
  const file = new Document({
    title: document.title,
    creator: document.firm,
    styles: stylesOf(document),
    numbering: { config: [{ reference: NUMBERS, levels: [numberLevel] }] },
    sections: [
      {
        properties: {
          page: {
            size: A4,
            margin: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN },
          },
        },
        footers: { default: footerOf(document) },
        children: [
          paragraph([heading], document, { heading: HeadingLevel.TITLE }),
          ...nodes.flatMap((node, index) => blocksOf(node, document, index)),
        ],
      },
    ],
  });
  // The library writes the time of the build into the properties.
  const properties = { path: PROPERTIES_FILE, data: propertiesXml(document) };
  return withoutTimes(await Packer.toBuffer(file, undefined, [properties]));
}

const numberLevel = {
  level: 0,
  format: LevelFormat.DECIMAL,
  text: '%1.',
  style: { paragraph: { indent: { start: 500, hanging: 360 } } },
};

/** `index` tells two numbered lists apart, so that each begins with 1. */
function blocksOf(node: MarkdownNode, document: OfficeDocument, index = 0): (Paragraph | Table)[] {
  if (typeof node === 'string') return [paragraph([node], document)];
  const [tag, children] = node;
  switch (tag) {
    case 'h2':
      return [paragraph(children, document, { heading: HeadingLevel.HEADING_2 })];
    case 'h3':
      return [paragraph(children, document, { heading: HeadingLevel.HEADING_3 })];
    case 'p':
      return [paragraph(children, document)];
    case 'blockquote':
      return elementsOf(children).map(([, words]) =>
        paragraph(words, document, { style: INSTRUCTION }),
      );
    case 'ul':
      return elementsOf(children).map(([, words]) =>
        paragraph(words, document, { bullet: { level: 0 } }),
      );
    case 'ol':
      return elementsOf(children).map(([, words]) =>
        paragraph(words, document, {
          numbering: { reference: NUMBERS, level: 0, instance: index },
        }),
      );
    case 'table':
      return [tableOf(children, document)];
    default:
      throw new Error(`a block of the kind “${tag}”, which a Word file of the site cannot have`);
  }
}

function paragraph(words: MarkdownNode[], document: OfficeDocument, options?: IParagraphOptions) {
  return new Paragraph({
    ...options,
    bidirectional: document.dir === 'rtl',
    children: runsOf(words, document),
  });
}

function tableOf(rows: MarkdownNode[], document: OfficeDocument): Table {
  const line = { style: BorderStyle.SINGLE, size: 4, color: colourOf('line') };
  const borders = { top: line, bottom: line, left: line, right: line };
  return new Table({
    visuallyRightToLeft: document.dir === 'rtl',
    width: { size: 100, type: WidthType.PERCENTAGE },
    borders: { ...borders, insideHorizontal: line, insideVertical: line },
    margins: CELL_MARGINS,
    rows: elementsOf(rows).map(
      ([, cells], row) =>
        new TableRow({
          ...(row === 0 && { tableHeader: true }),
          cantSplit: true,
          children: elementsOf(cells).map(([tag, words]) => cellOf(tag, words, document)),
        }),
    ),
  });
}

function cellOf(tag: string, words: MarkdownNode[], document: OfficeDocument): TableCell {
  const isHeader = tag === 'th';
  return new TableCell({
    ...(isHeader && { shading: { fill: colourOf('sand') } }),
    children: [
      paragraph(isHeader ? [['strong', words]] : words, document, { spacing: { after: 0 } }),
    ],
  });
}

function elementsOf(nodes: MarkdownNode[]): MarkdownElement[] {
  return nodes.filter((node) => typeof node !== 'string');
}

function footerOf(document: OfficeDocument): Footer {
  const { firm, title, dir } = document;
  const style = { color: colourOf('muted'), size: 21, rightToLeft: dir === 'rtl' };
  const words = `${firm} · ${title} · `;
  return new Footer({
    children: [
      new Paragraph({
        bidirectional: dir === 'rtl',
        alignment: AlignmentType.CENTER,
        children: [
          new TextRun({ ...style, text: words }),
          new TextRun({
            ...style,
            children: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES],
          }),
        ],
      }),
    ],
  });
}
