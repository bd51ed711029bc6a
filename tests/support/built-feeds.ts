import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { languageOfPath } from '#app/i18n/language-of-path.ts';
import { neutralPath } from '#app/i18n/localized-path.ts';
import { feedNames } from '#app/kinds/kinds.ts';
import { type Language, languages } from '#content/languages.ts';
import { documentOf } from './document-of.ts';

export type JsonFeed = {
  title: string;
  description: string;
  home_page_url: string;
  feed_url: string;
  icon: string;
  favicon: string;
  language: string;
  authors: { name: string; url: string }[];
  items: JsonItem[];
};
type JsonItem = {
  id: string;
  url: string;
  title: string;
  content_html: string;
  summary: string;
  image?: string;
  date_published: string;
  date_modified?: string;
  authors?: { name: string }[];
  tags?: string[];
};
type FeedFile = { address: string; name: string; language: Language; text: string };

const FOLDER = 'build/client';

export const feedAddresses = languages.flatMap(({ prefix }) =>
  feedNames.flatMap((name) => [`${prefix}/${name}/feed.xml`, `${prefix}/${name}/feed.json`]),
);

export function feedFiles(): FeedFile[] {
  return readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|[\\/])feed\.(xml|json)$/.test(file))
    .sort()
    .map((file) => {
      const address = `/${file.split(path.sep).join('/')}`;
      const [, name = ''] = neutralPath(address).split('/');
      return {
        address,
        name,
        language: languageOfPath(address),
        text: readFileSync(path.join(FOLDER, file), 'utf8'),
      };
    });
}

export function fragmentOf(html: string): Element {
  return documentOf(html).body;
}

export function textIn(parent: Element, name: string): string {
  return [...parent.children].find(({ nodeName }) => nodeName === name)?.textContent ?? '';
}
