import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DAY } from '#app/i18n/durations.ts';
import { languages } from '#content/languages.ts';

const FIRST_DAY = Date.UTC(2018, 0, 1);

type Text = { file: string; text: string };

/** Copies existing posts in every language. Each copy has shuffled sections and ten new words. */
export function morePosts(count: number): Text[] {
  const names = globSync('content/en/blog/*.md')
    .map((file) => path.basename(file))
    .sort();
  return Array.from({ length: count }, (_, index) =>
    languages.map(({ code }) => ({
      file: `content/${code}/blog/growth-${index + 1}.md`,
      text: postOf(
        readFileSync(`content/${code}/blog/${names[index % names.length]}`, 'utf8'),
        index + 1,
      ),
    })),
  ).flat();
}

function postOf(original: string, number: number): string {
  const [, facts = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(original) ?? [];
  const [opening = '', ...sections] = body.split(/^(?=## )/m);
  const turned = [
    ...sections.slice(number % sections.length),
    ...sections.slice(0, number % sections.length),
  ];
  const day = new Date(FIRST_DAY + number * DAY).toISOString().slice(0, 10);
  const renamed = facts
    .replace(/^(title|heading): (.*)$/gm, (_, name, words: string) => `${name}: ${words} ${number}`)
    .replace(/^date: .*$/m, `date: ${day}`)
    .replace(/^(updated|publish|expires|draft): .*\n?/gm, '');
  return `---\n${renamed}\n---\n${opening}${turned.join('')}\n${rareWords(number)}\n`;
}

function rareWords(number: number): string {
  return Array.from(
    { length: 10 },
    (_, place) =>
      `w${(number * 10 + place).toString(36).replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}`,
  ).join(' ');
}
