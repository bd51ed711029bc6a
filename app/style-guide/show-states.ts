/** Matches an element that is not in a frame, without adding to the specificity. */
const OUTSIDE = ':where(:not(.guide-frame) > *)';

/**
 * Patterns in selectors, and their replacements. The new selectors also match a specimen whose
 * `data-shown` names the state, such as hover, and a header in a `.guide-frame`, which stands for a
 * page. The specificity of the selectors stays the same.
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

/** Changes the style sheets of the page, so that specimens can show states such as hover. */
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

/** Returns a selector that also matches specimens. A changed selector stays as it is. */
export function selectorWithStates(selector: string): string {
  if (/data-shown|guide-frame/.test(selector)) return selector;
  return CHANGES.reduce((text, [from, to]) => text.replace(from, to), selector);
}
