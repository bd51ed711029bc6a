import { expect, test } from 'vitest';
import { checkHtml, hasJava } from './html-checker.ts';

/** Java starts slowly beside other tests; in milliseconds. */
const PATIENCE = 120_000;
const page = (body: string) => `<!DOCTYPE html><html lang="en"><head><title>A page</title></head><body>${body}</body></html>`;

// Without Java there is nothing to tell apart: the checker cannot run, and says so.
const name = hasJava() ? 'the checker tells sound pages from broken ones' : 'the checker says that it cannot run (there is no Java here)';
test(name, { timeout: PATIENCE }, () => {
  const pages = [
    { address: '/sound', html: page('<h1>A</h1><p>Text<br/>text</p>') },
    { address: '/broken', html: page('<h1>A</h1><ul><p>Text</p></ul>') },
    { address: '/odd', html: page('<h1>A</h1><section><p>Text</p></section>') },
  ];
  if (!hasJava()) return void expect(() => checkHtml(pages)).toThrow('did not');
  expect(checkHtml(pages).map(({ address, severity }) => [address, severity])).toEqual([
    ['/broken', 'error'],
    ['/odd', 'warning'],
  ]);
});
