import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import path from 'node:path';

export type Affected = {
  since: string;
  needsSite: boolean;
  /** Parts of the names of test files. An empty list means all tests of the built site. */
  siteTests: string[];
  journeys: string[];
  summary: string;
};

const SITE =
  /^(app|art|content|delivery|server)\/(?!.*\.test\.tsx?$)|^(vite|react-router)\.config\.ts$|^package-lock\.json$/;
const LOOK = /^app\/(root\.tsx|entry\.|boot\/|shell\/|styles\/|ui\/)/;
const SMOKE = 'tests/journeys/smoke.spec.ts';
const EVERY_PAGE = 'tests/site/every-page.spec.ts';

/**
 * Finds the tests that uncommitted changes can affect. Without such changes, finds those that the
 * last commit can affect.
 * @throws if this is not a git checkout
 */
export function affectedTests(): Affected {
  const work = changedSince('HEAD');
  const [since, files] = work.length > 0 ? ['HEAD', work] : ['HEAD~1', changedSince('HEAD~1')];
  const specs = globSync('tests/{journeys,site}/**/*.spec.ts').map((file) =>
    file.split(path.sep).join('/'),
  );
  const journeys = journeysFor(files, specs);
  const summary = `changed since ${since}: ${files.join(', ')}\njourneys: ${journeys.join(', ') || 'none'}`;
  return {
    since,
    needsSite: files.some((file) => SITE.test(file)) || journeys.length > 0,
    siteTests: siteTestsFor(files),
    journeys,
    summary,
  };
}

/**
 * Chooses the journeys to run by the names of the changed files and folders. For example,
 * `webinars.spec.ts` runs for app/kinds/webinars/list.tsx.
 * @internal Exported for its test.
 */
export function journeysFor(files: readonly string[], specs: readonly string[]): string[] {
  const changedSite = files.filter((file) => SITE.test(file));
  const names = new Set(changedSite.flatMap(namesIn));
  const isNamed = (spec: string) => {
    const subject = path.basename(spec, '.spec.ts');
    return [...names].some(
      (name) =>
        name === subject || name.startsWith(`${subject}-`) || subject.startsWith(`${name}-`),
    );
  };
  const isWanted = (spec: string) =>
    files.includes(spec) ||
    (spec.startsWith('tests/journeys/') && isNamed(spec)) ||
    (spec === SMOKE && changedSite.length > 0) ||
    (spec === EVERY_PAGE && changedSite.some((file) => LOOK.test(file)));
  return specs.filter(isWanted).sort();
}

/** The tests of the built site for a change of only styles, or of only server code. */
const SITE_TESTS = {
  styles: ['weight'],
  server: ['served-', 'start', 'robots', 'release', 'other-hosts', 'program-files', 'time'],
};

/** @internal Exported for its test. */
export function siteTestsFor(files: readonly string[]): string[] {
  const changedSite = files.filter((file) => SITE.test(file));
  if (changedSite.every((file) => file.endsWith('.css'))) return SITE_TESTS.styles;
  return changedSite.every((file) => file.startsWith('server/')) ? SITE_TESTS.server : [];
}

function namesIn(file: string): string[] {
  const [, ...rest] = file.split('/');
  return rest.map((name) => name.split('.')[0] ?? name);
}

function changedSince(commit: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
  return [
    ...new Set([
      ...git('diff', '--name-only', commit),
      ...git('ls-files', '--others', '--exclude-standard'),
    ]),
  ];
}
