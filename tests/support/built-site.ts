import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { HOUR } from '#app/i18n/durations.ts';
import type { LetterFacts, WebinarFacts } from '#app/mail/ports.ts';
import { emptyFolder, NOW } from './inbox-for.ts';

export function exampleWebinar({
  starts = NOW + 100 * HOUR,
  ...facts
}: Partial<WebinarFacts>): WebinarFacts {
  return {
    slug: 'first-ninety-days',
    heading: 'First ninety days',
    starts,
    ends: starts + HOUR,
    seats: 80,
    isMoved: false,
    isCancelled: false,
    sequence: 20_759,
    hasJoinUrl: false,
    ...facts,
  };
}

/** Writes a folder with the parts of a built site that the inbox uses. */
export function builtSite({
  webinars = [],
  letters = [],
  drafts = [],
  code = `
    export const composeDigest = (language, facts) =>
      ({ subject: 'يوم ' + facts.day, text: language + ' ' + JSON.stringify(facts), html: '<p>' });
    export const composeWeekly = (language, facts) =>
      ({ subject: facts.from, text: language + ' ' + JSON.stringify(facts), html: '<p>' });
    export const composeForward = (language, facts) =>
      ({ subject: facts.reference, text: language + ' ' + JSON.stringify(facts), html: '<p>' });
    export const webinarFacts = () => (${JSON.stringify(webinars)});
    export const letterFacts = () => (${JSON.stringify(letters)});
    export const allLetterFacts = () => (${JSON.stringify([...drafts, ...letters])});
    export const setSiteSettings = () => {};
    export const writeTestLetter = ({ slug, language }) =>
      ({ subject: 'Test: ' + slug + ' ' + language, text: 'A test', html: '<p>' });`,
}: {
  webinars?: WebinarFacts[];
  letters?: LetterFacts[];
  drafts?: LetterFacts[];
  code?: string;
} = {}): string {
  const folder = emptyFolder();
  mkdirSync(path.join(folder, 'build/server'), { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(path.join(folder, 'build/server/index.js'), code);
  return folder;
}
