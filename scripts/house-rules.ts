import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';

export type Finding = { file: string; line: number; rule: string; text: string };

const WORD = /\p{L}{2,}/u;
/** Matches two words, because a string with two words is text for visitors. */
const WORDS = /\p{L}{2,}[.,]? \p{L}{2,}/u;
const WORDLESS_ATTRIBUTES = new Set(['className', 'content', 'd']);
const SPOKEN_ATTRIBUTES = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'alt',
  'title',
  'placeholder',
  'label',
]);

export function findInComponent(file: string, source: string): Finding[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const findings: Finding[] = [];
  const visit = (node: ts.Node): void => {
    if (hasWords(node))
      findings.push({
        file,
        line: tree.getLineAndCharacterOfPosition(node.getStart()).line + 1,
        rule: 'no sentence in code: words come from content/',
        text: node.getText().trim(),
      });
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return findings;
}

const MOST_LINES = 300;

export function findInLength(file: string, source: string): Finding[] {
  const lines = source.replace(/\n$/, '').split('\n').length;
  if (lines <= MOST_LINES) return [];
  const rule = `at most ${MOST_LINES} lines: split the file`;
  return [{ file, line: MOST_LINES + 1, rule, text: `${lines} lines` }];
}

export function findAll(): Finding[] {
  return [
    ...globSync(
      '{app,art,bench,delivery,inbox,server,scripts,tests,content}/**/*.{ts,tsx,css,mjs}',
    ).flatMap((file) => findInLength(file, readFileSync(file, 'utf8'))),
    ...globSync('app/**/*.tsx').flatMap((file) =>
      file.includes('.test.') ? [] : findInComponent(file, readFileSync(file, 'utf8')),
    ),
  ];
}

function hasWords(node: ts.Node): boolean {
  if (ts.isJsxText(node)) return WORD.test(node.text);
  if (ts.isJsxAttribute(node)) return isSpoken(node);
  if (!ts.isJsxExpression(node) || ts.isJsxAttribute(node.parent)) return false;
  return node.expression !== undefined && isWords(node.expression);
}

function isWords(node: ts.Expression): boolean {
  return (
    (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) &&
    WORD.test(node.getText().replace(/\$\{[^}]*\}/g, ''))
  );
}

function isSpoken({ name, initializer }: ts.JsxAttribute): boolean {
  const expression =
    initializer && ts.isJsxExpression(initializer) ? initializer.expression : initializer;
  if (!expression || !(ts.isStringLiteralLike(expression) || ts.isTemplateExpression(expression)))
    return false;
  const text = expression.getText().replace(/\$\{[^}]*\}/g, '');
  if (SPOKEN_ATTRIBUTES.has(name.getText())) return WORD.test(text);
  return !WORDLESS_ATTRIBUTES.has(name.getText()) && WORDS.test(text);
}

if (import.meta.main) {
  const findings = findAll();
  for (const { file, line, rule, text } of findings)
    console.error(`  ${file}:${line} ${rule}: ${text}`);
  console.log(`house rules: ${findings.length} offences`);
  process.exitCode = findings.length > 0 ? 1 : 0;
}
