import path from 'node:path';
import * as v from 'valibot';
import { HOUR } from '#app/i18n/durations.ts';
import { originalLanguage } from '#content/languages.ts';
import type { Settings } from '#server/env.ts';
import { type Check, ok, unready, warning } from './check.ts';
import { readGenerated } from './read-generated.ts';

/**
 * A webinar within this time needs its link. Mails with the link go out one day before the webinar,
 * so staff have one more day to add a missing link.
 */
const SOON = 48 * HOUR;
/** Hosts under .example do not exist. */
const PLACEHOLDER = /^https:\/\/([\w-]+\.)*example(:\d+)?(\/|$)/;

const contentSchema = v.object({
  collections: v.object({
    webinars: v.array(
      v.object({
        slug: v.string(),
        starts: v.number(),
        cancelled: v.boolean(),
        draft: v.boolean(),
      }),
    ),
  }),
});
const privateSchema = v.object({
  webinars: v.record(v.string(), v.object({ joinUrl: v.optional(v.string()) })),
});

/** Checks that each coming webinar has a link to join. */
export function checkWebinars(projectFolder: string, { SITE_URL }: Settings, now: number): Check[] {
  const folder = path.join(projectFolder, 'generated/content');
  const content = readGenerated(path.join(folder, `${originalLanguage.code}.json`), contentSchema);
  const links = readGenerated(path.join(folder, 'private.json'), privateSchema);
  if (!content || !links) return [];
  const coming = content.collections.webinars
    .filter(({ starts, cancelled, draft }) => starts > now && !cancelled && !draft)
    .map(({ slug, starts }) => ({ slug, starts, joinUrl: links.webinars[slug]?.joinUrl }));
  const without = coming.filter(({ starts, joinUrl }) => !joinUrl && starts - now <= SOON);
  const placeholders = coming.filter(({ joinUrl }) => joinUrl && PLACEHOLDER.test(joinUrl));
  const name = 'webinars';
  const todo = 'Add joinUrl to the English files in content/en/webinars/ and build again.';
  if (without.length > 0)
    return [
      warning(name, `No link to join, but less than 48 hours left: ${slugsOf(without)}.`, todo),
    ];
  if (placeholders.length > 0)
    return [
      unready(SITE_URL, name, `Links to join are placeholders: ${slugsOf(placeholders)}.`, todo),
    ];
  return [ok(name, 'No webinar begins within 48 hours without a link to join.')];
}

function slugsOf(webinars: { slug: string }[]): string {
  return webinars.map(({ slug }) => slug).join(', ');
}
