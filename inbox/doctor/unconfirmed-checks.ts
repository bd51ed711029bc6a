import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import type { Settings } from '#server/env.ts';
import { type Check, ok, unready, warning } from './check.ts';

/** Places in the content, by topic. */
type Topics = v.InferOutput<typeof topics>;
const topics = v.record(v.string(), v.array(v.string()));
const unconfirmed = v.object({ firm: topics, lawyer: topics });

const TODO =
  'Replace or confirm each, delete its line in content/unconfirmed.yaml and build again.';

/** Reports what was made up for this site, and what a lawyer has to read. */
export function checkUnconfirmed(projectFolder: string, { SITE_URL }: Settings): Check[] {
  const { firm, lawyer } = readList(path.join(projectFolder, 'generated/content')) ?? {};
  if (!firm || !lawyer)
    return [warning('facts', 'The list of facts is not generated yet.', 'Run "npm run build".')];
  return [
    listed(firm, {
      none: ok('facts', 'The firm has confirmed every fact.'),
      some: unready(
        SITE_URL,
        'facts',
        'These facts were made up, and nobody confirmed them.',
        TODO,
      ),
    }),
    listed(lawyer, {
      none: ok('lawyer', 'A lawyer has read every point.'),
      some: unready(SITE_URL, 'lawyer', 'A lawyer has to read these points.', TODO),
    }),
  ];
}

function readList(folder: string): v.InferOutput<typeof unconfirmed> | undefined {
  const file = path.join(folder, 'unconfirmed.json');
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), unconfirmed), text);
  return parsed.success ? parsed.output : undefined;
}

function listed(topics: Topics, { none, some }: { none: Check; some: Check }): Check {
  const list = Object.entries(topics).map(([topic, places]) => `${topic}: ${places.join(', ')}`);
  return list.length === 0 ? none : { ...some, list };
}
