import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss';
import parseSelectors, { type Node, type Selector } from 'postcss-selector-parser';
import { faceLanguage } from '#app/i18n/face-language.ts';
import { originalLanguage } from '#content/languages.ts';

/** Rules for these attributes stay, because a browser or a script may set the attributes later. */
const SET_LATER = new Set(['open', 'data-scrolled', 'data-fonts-late']);
/**
 * Rules for the pointer and for a scrolled page come with the rules of the rest of the page, after
 * the first paint.
 */
const AFTER_USE = /(?<!:not\()(:(hover|active)\b|\[data-scrolled\b)/;
const OPEN = /(?<!:not\()\[open\]/;
/**
 * A condition for one part of a selector. The start of the page must contain all names, such as
 * `.card` or `dl`, of at least one list in `anyOf`. With `isOnPage`, the whole page counts.
 */
type Need = { anyOf: string[][]; isOnPage?: boolean };

type StyleCutter = {
  /**
   * Returns the CSS rules for the start of a page, and the fonts for the whole page. If the start is
   * not the whole page, rules for the pointer, for a scrolled page, for the contents of closed
   * menus and for open menus, if none is open, are left to `forPage`.
   */
  forStart: (start: string, page: string) => string;
  /** Returns the CSS rules for a whole page, also for print and transitions, but no fonts. */
  forPage: (page: string) => string;
};

/** Parses a style sheet once for all pages. A page may get too many rules, but never too few. */
export function styleCutter(css: string): StyleCutter {
  const sheet = postcss.parse(css);
  const needs = new Map<Rule, Need[][]>();
  sheet.walkRules((rule) => void needs.set(rule, rule.selectors.map(needsOf)));

  const cut = (
    names: Set<string>,
    namesOnPage: Set<string>,
    { isStart = false, hasRest = false } = {},
  ) => {
    const isMet = ({ anyOf, isOnPage }: Need) =>
      anyOf.some((list) => list.every((name) => (isOnPage ? namesOnPage : names).has(name)));
    const isLate = (selector: string) =>
      hasRest && (AFTER_USE.test(selector) || (OPEN.test(selector) && !names.has('[open]')));
    const keepRule = (rule: Rule): string => {
      const kept = rule.selectors.filter(
        (selector, index) => !isLate(selector) && needs.get(rule)?.[index]?.every(isMet),
      );
      return kept.length > 0 ? `${kept.join(',')}{${inside(rule)}}` : '';
    };
    const keepAtRule = (rule: AtRule): string => {
      if (rule.name === 'media' && rule.params === 'print' && isStart) return '';
      if (rule.name === 'media' && rule.params.includes('pointer:') && hasRest) return '';
      if (rule.name === 'font-face')
        return isStart && !isForeign(rule, namesOnPage) ? rule.toString() : '';
      // Keep keyframes whole, because "from" and "50%" are not selectors.
      if (rule.name.endsWith('keyframes') || !rule.nodes)
        return `${rule.toString()}${rule.nodes ? '' : ';'}`;
      const body = inside(rule);
      return body ? `@${rule.name} ${rule.params}{${body}}` : '';
    };
    const inside = ({ nodes = [] }: Container): string => nodes.map(keep).filter(Boolean).join('');
    const keep = (node: ChildNode): string => {
      switch (node.type) {
        case 'rule':
          return keepRule(node);
        case 'atrule':
          return keepAtRule(node);
        case 'decl':
          return `${node.toString()};`;
        default:
          return '';
      }
    };
    return withoutUnnamed(inside(sheet).replaceAll(';}', '}'));
  };
  return {
    forStart: (start, page) => {
      const hasRest = start !== page;
      const names = namesOn(hasRest ? withoutClosed(start) : start);
      const rules = cut(names, namesOn(page), { isStart: true, hasRest });
      return withoutUnusedTokens(rules, markupOf(start));
    },
    forPage: (page) => {
      const names = namesOn(page);
      return cut(names, names);
    },
  };
}

function withoutUnnamed(css: string): string {
  return css.replace(/@keyframes ([\w-]+)\{(?:[^{}]|\{[^{}]*\})*\}/g, (rule, name: string) =>
    new RegExp(`(?<!@keyframes |[\\w-])${name}(?![\\w-])`).test(css) ? rule : '',
  );
}

/** Removes custom properties that the start of the page does not use. `forPage` keeps them. */
function withoutUnusedTokens(css: string, markup: string): string {
  const used = new Set(`${css}${markup}`.match(/(?<=var\()--[\w-]+/g));
  const shorter = css
    .replace(/(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (token, name: string) =>
      used.has(name) ? token : '',
    )
    .replace(/[^{};]+\{\}/g, '');
  // Look again, because a removed token may have been the only one that used another token.
  return shorter === css ? css : withoutUnusedTokens(shorter, markup);
}

function needsOf(selector: string): Need[] {
  const needs: Need[] = [];
  parseSelectors((root) => {
    root.first?.each((node) => {
      if (node.type !== 'pseudo' || !/^:(is|where|has)$/.test(node.value))
        needs.push({ anyOf: [namesIn(node)] });
      else needs.push({ anyOf: node.nodes.map(namesOf), isOnPage: node.value === ':has' });
    });
  }).processSync(selector);
  return needs;
}

function namesOf(selector: Selector): string[] {
  return selector.nodes.flatMap(namesIn);
}

function namesIn(node: Node): string[] {
  if (node.type === 'class') return [`.${node.value}`];
  if (node.type === 'id') return [`#${node.value}`];
  if (node.type === 'tag') return [node.value];
  if (node.type === 'attribute')
    return SET_LATER.has(node.attribute) ? [] : [`[${node.attribute}]`];
  if (node.type !== 'pseudo' || node.value !== ':lang') return [];
  const isOfPage = /^(:root|html|body)$/.test(node.prev()?.toString().trim() ?? '');
  return [`${isOfPage ? 'page' : ''}${node.toString().trim()}`];
}

const TAG = /<([a-z][a-z0-9-]*)((?:\s[^<>]*)?)>/gi;
const ATTRIBUTE = /\s([a-z][a-z0-9:-]*)(?:="([^"]*)")?/gi;

/** Returns a page without the contents of its scripts and styles. */
function markupOf(html: string): string {
  return html.replace(/(<(script|style)[^>]*>)[\s\S]*?(<\/\2>)/g, '$1$3');
}

/**
 * Returns a page without what visitors see only after they have opened it. What is folded on phones
 * is open on wide screens.
 */
function withoutClosed(html: string): string {
  return html.replace(
    /(<details(?![^>]*(?:\sopen|folds-on-phones))[^>]*>\s*<summary.*?<\/summary>).*?<\/details>/gs,
    '$1</details>',
  );
}

function namesOn(html: string): Set<string> {
  const names = new Set<string>(['*']);
  for (const [, tag = '', attributes = ''] of markupOf(html).matchAll(TAG)) {
    names.add(tag.toLowerCase());
    for (const [, name = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
      names.add(`[${name.toLowerCase()}]`);
      if (name === 'class') for (const part of value.split(/\s+/)) names.add(`.${part}`);
      else if (name === 'id') names.add(`#${value}`);
      else if (name === 'lang') names.add(`:lang(${value})`);
    }
  }
  const [, language] = /<html[^>]*\slang="([^"]*)"/.exec(html) ?? [];
  names.add(`page:lang(${language})`);
  return names.add(`faces of ${faceLanguage(language || originalLanguage.code)}`);
}

/**
 * Returns true if the page does not need a font: a font of another language, such as the Arabic
 * "Text ar a", or the font of the language suggestion on a page without this suggestion.
 */
function isForeign(face: AtRule, names: Set<string>): boolean {
  if (/font-family:\s*"?Suggestion/.test(face.toString())) return !names.has('.suggestion');
  const [, language] = /font-family:\s*"?\w+ (\w+)/.exec(face.toString()) ?? [];
  return language !== undefined && !names.has(`faces of ${language}`);
}
