import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import type {
  DigestFacts,
  ForwardFacts,
  Letter,
  LetterFacts,
  LetterMail,
  WebinarFacts,
  WeeklyFacts,
  WriteLetterMail,
} from '#app/mail/ports.ts';
import { languageCodes } from '#content/languages.ts';
import { pageSettings, readSettings, type Settings } from '#server/env.ts';
import { InboxError } from './failure.ts';

type Language = Settings['INBOX_LANGUAGE'];

type BuiltSite = {
  composeDigest: (language: Language, facts: DigestFacts) => Letter;
  composeWeekly: (language: Language, facts: WeeklyFacts) => Letter;
  composeForward: (language: Language, facts: ForwardFacts) => Letter;
  webinarFacts: (language: Language) => WebinarFacts[];
  /** The letters that the site shows now. */
  letterFacts: () => LetterFacts[];
  /** All letters, also drafts. */
  allLetterFacts: () => LetterFacts[];
  writeTestLetter: (...given: Parameters<WriteLetterMail>) => LetterMail | undefined;
};

const builtSite = v.object({
  composeDigest: v.function(),
  composeWeekly: v.function(),
  composeForward: v.function(),
  webinarFacts: v.function(),
  letterFacts: v.function(),
  allLetterFacts: v.function(),
  writeTestLetter: v.function(),
  setSiteSettings: v.function(),
});
const letter = v.object({ subject: v.string(), text: v.string(), html: v.string() });
const webinars = v.array(
  v.object({
    slug: v.string(),
    heading: v.string(),
    starts: v.number(),
    ends: v.number(),
    seats: v.number(),
    isMoved: v.boolean(),
    isCancelled: v.boolean(),
    sequence: v.number(),
    hasJoinUrl: v.boolean(),
  }),
);

const letters = v.array(
  v.object({
    slug: v.string(),
    heading: v.string(),
    date: v.string(),
    sendAt: v.optional(v.number()),
    untranslated: v.array(v.picklist(languageCodes)),
  }),
);
const letterMail = v.object({
  ...letter.entries,
  replyTo: v.optional(v.object({ name: v.string(), address: v.string() })),
  headers: v.optional(v.record(v.string(), v.string())),
});

/** Imports the functions that the inbox uses. @throws InboxError if the site is not built */
export async function importBuiltSite(projectFolder: string): Promise<BuiltSite> {
  const file = path.join(projectFolder, 'build/server/index.js');
  if (!existsSync(file))
    throw new InboxError(
      'The site is not built, but the build has the texts and webinars: run "npm run build" first.',
    );
  // React reads NODE_ENV when it is imported. Other values than "production" make React slower.
  process.env.NODE_ENV ??= 'production';
  const site = v.safeParse(builtSite, await import(pathToFileURL(file).href));
  if (!site.success)
    throw new InboxError(
      'The site was built by an older version, without what this needs: run "npm run build" first.',
    );
  const { composeDigest, composeWeekly, composeForward, webinarFacts } = site.output;
  const { letterFacts, allLetterFacts, writeTestLetter, setSiteSettings } = site.output;
  // Texts contain the URLs of their pictures.
  setSiteSettings(pageSettings(readSettings(process.env)));
  return {
    composeDigest: (...given) => v.parse(letter, composeDigest(...given)),
    composeWeekly: (...given) => v.parse(letter, composeWeekly(...given)),
    composeForward: (...given) => v.parse(letter, composeForward(...given)),
    webinarFacts: (language) => v.parse(webinars, webinarFacts(language)),
    letterFacts: () => v.parse(letters, letterFacts()),
    allLetterFacts: () => v.parse(letters, allLetterFacts()),
    writeTestLetter: (...given) => v.parse(v.optional(letterMail), writeTestLetter(...given)),
  };
}
