import type { Browser } from '@playwright/test';
import { type Figures, spreadsOf } from './figures.ts';
import type { Row } from './goals.ts';
import { hydrate, measureFirstTap } from './measure-first-tap.ts';
import { measureLoad } from './measure-load.ts';
import { measureNavigation } from './measure-navigation.ts';
import { openVisit, type Visit } from './visit.ts';

export type Target = { path: string; site?: string; url: string; stripped: string };

type Step = () => Promise<void>;

/**
 * Measures a page and its stripped copy several times. The order changes in each round, because
 * other load on the machine must affect both equally.
 */
export async function measureRow(
  browser: Browser,
  { path, site, url, stripped }: Target,
  { runs, navigation }: { runs: number; navigation: boolean },
  report: (problem: string) => void,
): Promise<Row> {
  const visits = { page: [] as Figures[], stripped: [] as Figures[] };
  const step =
    (
      kind: keyof typeof visits,
      isSlow: boolean,
      ...measurements: ((visit: Visit) => Promise<Figures>)[]
    ): Step =>
    async () => {
      const visit = await openVisit(browser, kind === 'page' ? url : stripped, { isSlow });
      try {
        for (const measure of measurements) visits[kind].push(await measure(visit));
      } finally {
        await visit.close();
      }
    };
  const slowNavigation = async (visit: Visit) => ({
    slowNavigation: await measureNavigation(visit, 'point'),
  });
  const fastNavigation = async (visit: Visit) => {
    await hydrate(visit);
    return { navigation: await measureNavigation(visit, 'point') };
  };
  const hydratingNavigation = async (visit: Visit) => ({
    hydratingNavigation: await measureNavigation(visit, 'tap'),
  });
  const steps = [
    step('page', true, measureLoad, measureFirstTap, ...(navigation ? [slowNavigation] : [])),
    step('stripped', true, measureLoad),
    ...(navigation ? [step('page', false, fastNavigation)] : []),
    ...(navigation ? [step('page', true, hydratingNavigation)] : []),
  ];

  for (let run = 0; run < runs; run++) {
    const first = run % steps.length;
    for (const measure of [...steps.slice(first), ...steps.slice(0, first)])
      await measure().catch(({ message }: Error) =>
        report(`${site ?? ''} ${path}, run ${run + 1}: ${message.split('\n')[0]}`),
      );
  }
  return {
    path,
    ...(site && { site }),
    page: spreadsOf(visits.page),
    stripped: spreadsOf(visits.stripped),
  };
}
