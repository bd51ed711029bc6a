import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import type { Settings } from '#server/env.ts';
import { type Check, ok, unready, warning } from './check.ts';

type Topics = v.InferOutput<typeof topics>;
const topics = v.record(v.string(), v.array(v.string()));
const unconfirmed = v.object({ firm: topics, lawyer: topics });

const TODO =
  'Replace or confirm each, delete its line in content/unconfirmed.yaml and build again.';

/** Reports facts that were made up for this site, and statements that a lawyer has to review. */
export function checkUnconfirmed(projectFolder: string, { SITE_URL }: Settings): Check[] {
  const { firm, lawyer } = readList(path.join(projectFolder, 'generated/content')) ?? {};
  if (!firm || !lawyer)
    return [warning('facts', 'The list of facts is not generated yet.', 'Run "npm run build".')];
  const open = (name: string, text: string) => unready(SITE_URL, name, text, TODO);
  return [
    listed(
      firm,
      open('facts', 'These facts were made up, and nobody confirmed them.'),
      ok('facts', 'The firm has confirmed every fact.'),
    ),
    listed(
      lawyer,
      open('lawyer', 'A lawyer has to read these points.'),
      ok('lawyer', 'A lawyer has read every point.'),
    ),
  ];
}

function readList(folder: string): v.InferOutput<typeof unconfirmed> | undefined {
  const file = path.join(folder, 'unconfirmed.json');
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), unconfirmed), text);
  return parsed.success ? parsed.output : undefined;
}

function listed(topics: Topics, some: Check, none: Check): Check {
  const list = Object.entries(topics).map(([topic, places]) => `${topic}: ${places.join(', ')}`);
  return list.length === 0 ? none : { ...some, list };
}
