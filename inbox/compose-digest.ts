import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import type { DigestFacts, Letter } from '#app/mail/ports.ts';
import type { Settings } from '#server/env.ts';
import { InboxError } from './failure.ts';

type Language = Settings['INBOX_LANGUAGE'];
type ComposeDigest = (language: Language, facts: DigestFacts) => unknown;

const builtSite = v.object({
  composeDigest: v.custom<ComposeDigest>((value) => typeof value === 'function'),
});
const letter = v.object({ subject: v.string(), text: v.string(), html: v.string() });

/** Composes the digest with the built site's code. @throws InboxError if the site is not built */
export async function composeDigest(
  projectFolder: string,
  language: Language,
  facts: DigestFacts,
): Promise<Letter> {
  const file = path.join(projectFolder, 'build/server/index.js');
  if (!existsSync(file))
    throw new InboxError(
      'The site is not built, but the build has the texts of the mail: run "npm run build" first.',
    );
  // React reads NODE_ENV on import, and is slower in any other mode.
  process.env.NODE_ENV ??= 'production';
  const site = v.safeParse(builtSite, await import(pathToFileURL(file).href));
  if (!site.success)
    throw new InboxError(
      'The site was built by an older version, without the daily mail: run "npm run build" first.',
    );
  return v.parse(letter, await site.output.composeDigest(language, facts));
}
