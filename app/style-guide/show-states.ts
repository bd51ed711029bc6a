/** `:where` does not add to the specificity. */
const OUTSIDE = ':where(:not(.guide-frame) > *)';

/**
 * Each pattern in a selector gets a replacement of the same specificity. The replacement also
 * matches a specimen with `data-shown`, or a header in a `.guide-frame`.
 */
const CHANGES: readonly (readonly [RegExp, string])[] = [
  [/:(hover|focus-visible|active)(?![\w-])/g, ':is(:$1, [data-shown="$1"])'],
  [
    /:root\[data-scrolled\] \.site-header/g,
    `:is(:root[data-scrolled] .site-header${OUTSIDE}, .guide-frame[data-scrolled] .site-header)`,
  ],
  [
    /:root:has\(\.masthead-compact\) \.site-header/g,
    `:is(:root:has(:where(main) > .masthead-compact) .site-header${OUTSIDE}, ` +
      '.guide-frame:has(.masthead-compact) .site-header)',
  ],
];

/** Changes the style sheets, so that specimens can show states such as hover. */
export function showStates(): void {
  for (const sheet of document.styleSheets) for (const rule of sheet.cssRules) change(rule);
}

function change(rule: CSSRule): void {
  if (rule instanceof CSSStyleRule) {
    const selector = selectorWithStates(rule.selectorText);
    if (selector !== rule.selectorText) rule.selectorText = selector;
  }
  if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule)
    for (const inner of rule.cssRules) change(inner);
}

/** Makes a selector match specimens, too. A selector is never changed twice. */
export function selectorWithStates(selector: string): string {
  if (/data-shown|guide-frame/.test(selector)) return selector;
  return CHANGES.reduce((text, [from, to]) => text.replace(from, to), selector);
}
