export type PlacedText = { text: string; element: Element };

/** Returns every piece of text in an element, except in scripts, styles and templates. */
export function visibleTexts(root: Element): PlacedText[] {
  if (['script', 'style', 'template'].includes(root.localName)) return [];
  return [...root.childNodes].flatMap((node) => {
    if (node.nodeName === '#text')
      return node.nodeValue?.trim() ? [{ text: node.nodeValue, element: root }] : [];
    return node.nodeType === 1 ? visibleTexts(node as Element) : [];
  });
}
