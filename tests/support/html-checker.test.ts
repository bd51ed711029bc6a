import { expect, test } from 'vitest';
import { checkHtml, hasJava } from './html-checker.ts';

/** The time limit in milliseconds. Java starts slowly while other tests run. */
const PATIENCE = 120_000;
const page = (body: string) =>
  `<!DOCTYPE html><html lang="en"><head><title>A page</title></head><body>${body}</body></html>`;

const name = hasJava()
  ? 'the checker finds errors and warnings'
  : 'the checker reports that it cannot run (there is no Java here)';
test(name, { timeout: PATIENCE }, async () => {
  const pages = [
    { address: '/sound', html: page('<h1>A</h1><p>Text<br/>text</p>') },
    { address: '/broken', html: page('<h1>A</h1><ul><p>Text</p></ul>') },
    { address: '/odd', html: page('<h1>A</h1><section><p>Text</p></section>') },
  ];
  if (!hasJava()) return void (await expect(checkHtml(pages)).rejects.toThrow('did not'));
  expect((await checkHtml(pages)).map(({ address, severity }) => [address, severity])).toEqual([
    ['/broken', 'error'],
    ['/odd', 'warning'],
  ]);
});
