import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { CompiledContent } from './compile.ts';
import { firmNameProblems, fixFirmNames, senderProblems } from './firm-names.ts';

const firmWords = {
  en: { firm: 'Miqyas', privacyEmail: 'privacy@firm.example' },
  ar: { firm: 'مقياس', privacyEmail: 'privacy@firm.example' },
} as CompiledContent['firmWords'];

function problemsOf(text: string, { code = 'en', name = 'pages/home.yaml' } = {}) {
  const file = `content/${code}/${name}`;
  const source = { file, value: { lead: text }, lineOf: () => 7 };
  return firmNameProblems({ sources: [{ file, language: code, source }], firmWords } as never);
}

test('the name in a text is reported with what to write, and with the command that does it', () => {
  const [problem] = problemsOf('Write to Miqyas.');
  expect(problem).toMatchObject({
    file: 'content/en/pages/home.yaml',
    line: 7,
    received: 'Miqyas',
  });
  expect(problem?.expected).toContain('{firm}, because content/en/firm.yaml');
  expect(problem?.expected).toContain('npm run check content -- --fix-names');
});

test.each(['يعمل و«مقياس» معًا', 'Miqyas في الرياض', 'privacy@firm.example'])(
  'the Arabic text “%s” is reported',
  (text) => expect(problemsOf(text, { code: 'ar' })).toHaveLength(1),
);

test.each(['{firm}', 'miqyas-data.json', 'Miqyases', 'privacy@firm.example.org'])(
  '“%s” is not the name',
  (text) => expect(problemsOf(text)).toEqual([]),
);

test('the Arabic noun is not the name, because only the name is in guillemets', () => {
  expect(problemsOf('لكل شرط مقياس وحد', { code: 'ar' })).toEqual([]);
});

test('the file with the names may contain them', () => {
  expect(problemsOf('Miqyas', { name: 'firm.yaml' })).toEqual([]);
});

test('mails come from the firm', () => {
  expect(senderProblems({ firmWords }, 'Miqyas <site@firm.example>')).toEqual([]);
  expect(senderProblems({ firmWords }, 'Sawari <site@firm.example>')).toMatchObject([
    { file: 'content/settings.json', expected: 'Miqyas <…>' },
  ]);
});

test('the fix replaces names and emails, and quotes YAML that would begin with a brace', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'names-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  write('en/firm.yaml', 'name: Miqyas\n');
  write('en/feeds.yaml', 'title: Miqyas blog\nnote: Open roles at Miqyas\n');
  write('ar/news/one.md', '---\ntitle: خبر\n---\nقالت «مقياس» (privacy@firm.example)\n');
  expect(fixFirmNames(root, firmWords)).toHaveLength(2);
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  expect(read('en/firm.yaml')).toBe('name: Miqyas\n');
  expect(read('en/feeds.yaml')).toBe('title: "{firm} blog"\nnote: Open roles at {firm}\n');
  expect(read('ar/news/one.md')).toContain('قالت «{firm}» ({privacyEmail})');
});
