import type { Browser } from '@playwright/test';
import { type Figures, spreadsOf } from './figures.ts';
import type { Row } from './goals.ts';
import { hydrate, measureFirstTap } from './measure-first-tap.ts';
import { measureLoad } from './measure-load.ts';
import { measureNavigation } from './measure-navigation.ts';
import { openVisit, type Visit } from './visit.ts';

export type Target = {
  /** Empty for our own site, which reports hydration. */
  site: string;
  address: string;
  url: string;
  stripped: string;
  bare: string;
};

type Part = (found: Found) => Promise<void>;
type Found = Record<'page' | 'stripped' | 'bare', Figures[]>;

/**
 * Measures a page several times, alternating with the pages for comparison. Each round starts with
 * another one, so that other load on the machine affects all of them.
 * @param tell reports failed measurements
 */
export async function measureRow(
  browser: Browser,
  target: Target,
  runs: number,
  withNavigation: boolean,
  tell: (what: string) => void,
): Promise<Row> {
  const found: Found = { page: [], stripped: [], bare: [] };
  const parts = partsOf(browser, target, withNavigation);
  for (let run = 0; run < runs; run++) {
    const first = run % parts.length;
    for (const part of [...parts.slice(first), ...parts.slice(0, first)]) {
      await part(found).catch((error: Error) =>
        tell(
          `${target.site} ${target.address}, run ${run + 1}: ${error.message.split('\n')[0]}`.trim(),
        ),
      );
    }
  }
  const { site, address } = target;
  return {
    site,
    address,
    page: spreadsOf(found.page),
    stripped: spreadsOf(found.stripped),
    bare: spreadsOf(found.bare),
  };
}

function partsOf(
  browser: Browser,
  { site, url, stripped, bare }: Target,
  withNavigation: boolean,
): Part[] {
  const visit = async (address: string, isSlow: boolean, work: (visit: Visit) => Promise<void>) => {
    const opened = await openVisit(browser, address, { isSlow });
    try {
      await work(opened);
    } finally {
      await opened.close();
    }
  };
  const isOurs = site === '';
  const load =
    (key: keyof Found, address: string): Part =>
    (found) =>
      visit(address, true, async (opened) => void found[key].push(await measureLoad(opened)));

  const firstUse: Part = (found) =>
    visit(url, true, async (opened) => {
      found.page.push(await measureLoad(opened));
      if (isOurs) found.page.push(await measureFirstTap(opened));
      if (withNavigation)
        found.page.push({ slowNavigation: await measureNavigation(opened, 'point') });
    });
  const navigation: Part = (found) =>
    visit(url, false, async (opened) => {
      if (isOurs) await hydrate(opened);
      found.page.push({ navigation: await measureNavigation(opened, 'point') });
    });
  const hydratingNavigation: Part = (found) =>
    visit(
      url,
      true,
      async (opened) =>
        void found.page.push({ hydratingNavigation: await measureNavigation(opened, 'tap') }),
    );

  return [
    firstUse,
    load('stripped', stripped),
    load('bare', bare),
    ...(withNavigation ? [navigation, hydratingNavigation] : []),
  ];
}
