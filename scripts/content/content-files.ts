import { existsSync } from 'node:fs';
import path from 'node:path';
import type * as v from 'valibot';
import { ANNOUNCEMENT_FACTS, announcement } from '#app/content/schemas/announcement.ts';
import { blocks } from '#app/content/schemas/blocks.ts';
import { emails } from '#app/content/schemas/emails.ts';
import { feeds } from '#app/content/schemas/feeds.ts';
import { firm } from '#app/content/schemas/firm.ts';
import { forms } from '#app/content/schemas/forms.ts';
import { pages } from '#app/content/schemas/pages.ts';
import { ui } from '#app/content/schemas/ui.ts';
import type { PrivateSchema } from '#app/kinds/define-kind.ts';
import { allKinds } from '#app/kinds/kinds.ts';
import { originalLanguage } from '#content/languages.ts';
import { filesIn } from '../files-in.ts';
import type { Problem } from './source-file.ts';

type Expected = {
  name: string;
  schema: v.GenericSchema;
  facts: readonly string[];
  privateFacts?: PrivateSchema | undefined;
};

/** Texts that many pages, mails or feeds share. Each key is the name of a file. */
export const SHARED = { firm, ui, announcement, blocks, forms, emails, feeds };

/** Keys of facts in these files. Only the English files contain these keys. */
const SHARED_FACTS: Partial<Record<keyof typeof SHARED, readonly string[]>> = {
  announcement: ANNOUNCEMENT_FACTS,
};

/** Keys of facts in page files. Only the English files contain these keys. */
export const PAGE_FACTS = ['updated', 'results', 'dayHours', 'popular', 'chains'];

export const sharedFiles = Object.entries(SHARED).map(([name, schema]) => ({
  name,
  schema,
  facts: SHARED_FACTS[name as keyof typeof SHARED] ?? [],
}));

const TEMPLATES = 'templates/';

export function expectedFiles(folder: string): { expected: Expected[]; problems: Problem[] } {
  const single: Expected[] = [
    ...sharedFiles.map(({ name, schema, facts }) => ({ name: `${name}.yaml`, schema, facts })),
    ...Object.entries(pages).map(([page, schema]) => ({
      name: `pages/${page}.yaml`,
      schema,
      facts: PAGE_FACTS,
    })),
  ];
  const records = allKinds.flatMap(([kind, { schema, facts, privateFacts }]) =>
    filesIn(path.join(folder, kind))
      .filter((file) => /^[^/]+\.md$/.test(file))
      .map((file): Expected => ({ name: `${kind}/${file}`, schema, facts, privateFacts })),
  );
  const expected = [...single, ...records];
  const nameOf = (name: string) => `content/${path.basename(folder)}/${name}`;
  const missing = single
    .filter(({ name }) => !existsSync(path.join(folder, name)))
    .map(({ name }) => ({ file: nameOf(name), expected: 'a file', received: 'nothing' }));
  const known = new Set(expected.map(({ name }) => name));
  const folders = [...allKinds.map(([kind]) => kind), 'pages'].join(', ');
  const unknown = filesIn(folder)
    .filter((name) => !known.has(name) && !name.startsWith(TEMPLATES))
    .map((name) => ({
      file: nameOf(name),
      expected: `a file in ${folders} with a known name`,
      received: name,
    }));
  return { expected, problems: [...missing, ...unknown] };
}

export function filesWithoutOriginal(root: string, code: string): Problem[] {
  return filesIn(path.join(root, code))
    .filter((name) => !existsSync(path.join(root, originalLanguage.code, name)))
    .map((name) => ({
      file: `content/${code}/${name}`,
      expected: `an original at content/${originalLanguage.code}/${name}`,
      received: 'nothing',
    }));
}
