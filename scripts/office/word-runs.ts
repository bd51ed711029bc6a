import { type IRunOptions, TextRun } from 'docx';
import { type MarkdownElement, type MarkdownNode, plainTextOf } from '#app/ui/markdown-tree.ts';
import type { OfficeDocument } from './office-document.ts';

const LATIN =
  /(\p{Script=Latin}[\p{Script=Latin}\p{N}_.@/:-]*(?: \p{Script=Latin}[\p{L}\p{N}_-]*)*)/u;
const MONOSPACE = 'Courier New';

type Style = Pick<IRunOptions, 'bold' | 'italics' | 'font'>;

/** Word formats runs. A paragraph is a list of them. */
export function runsOf(nodes: MarkdownNode[], document: OfficeDocument, style: Style = {}) {
  return nodes.flatMap((node): TextRun[] =>
    typeof node === 'string' ? textRuns(node, document, style) : elementRuns(node, document, style),
  );
}

function elementRuns(node: MarkdownElement, document: OfficeDocument, style: Style): TextRun[] {
  const [tag, children, url = ''] = node;
  if (tag === 'br') return [new TextRun({ break: 1 })];
  if (tag === 'strong') return runsOf(children, document, { ...style, bold: true });
  // Arabic has no italics.
  if (tag === 'em') return runsOf(children, document, { ...style, [emphasisIn(document)]: true });
  if (tag === 'code') return runsOf(children, document, { ...style, font: MONOSPACE });
  if (tag === 'a' && plainTextOf(node) !== url)
    return runsOf([...children, ` (${url})`], document, style);
  return runsOf(children, document, style);
}

function emphasisIn({ dir }: OfficeDocument) {
  return dir === 'rtl' ? 'bold' : 'italics';
}

/** Word does not reorder text itself: each run has one direction. */
function textRuns(text: string, { dir }: OfficeDocument, style: Style): TextRun[] {
  if (dir === 'ltr') return [new TextRun({ ...style, text })];
  return text
    .split(LATIN)
    .filter((part) => part !== '')
    .map((part) => new TextRun({ ...style, text: part, rightToLeft: !LATIN.test(part) }));
}
