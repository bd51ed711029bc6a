import { Command } from 'commander';
import { UsageError } from '#scripts/failures.ts';

/** The pages to measure (an empty list means all pages), and the number of runs for each. */
export type Options = { pages: string[]; runs: number };
type OtherSite = { name: string; origin: string };
export type PagesOptions = Options & { navigation: boolean; site: OtherSite[] };

/** Reads the options of `npm run bench`. @throws UsageError if an option is invalid */
export function readPagesOptions(words: string[]): PagesOptions {
  return commandOf('bench', 5)
    .description('Measures pages beside the same pages without scripts, pictures and web fonts.')
    .option(
      '--site <name=url>',
      'a running site whose same pages are measured as well, as in old=http://127.0.0.1:4100',
      (value: string, sites: OtherSite[]) => [...sites, readSite(value)],
      [],
    )
    .option('--no-navigation', 'leaves out what follows links, which takes two thirds of the time')
    .parse(words, { from: 'user' })
    .opts<PagesOptions>();
}

/** Reads the options of `npm run bench:lighthouse`. @throws UsageError if an option is invalid */
export function readLighthouseOptions(words: string[]): Options {
  return commandOf('bench:lighthouse', 3)
    .description('Runs Lighthouse, as for a phone, on pages of the built site.')
    .parse(words, { from: 'user' })
    .opts<Options>();
}

/**
 * Returns the requested pages, or all pages if the list is empty.
 * @throws UsageError if a requested page was not built
 */
export function choosePages(built: string[], requested: string[]): string[] {
  const unknown = requested.filter((page) => !built.includes(page));
  if (unknown.length > 0)
    throw new UsageError(
      `There is no page ${unknown.join(', ')}. Name them as in "--pages /,/ar,/contact".`,
    );
  return requested.length > 0 ? requested : built;
}

function commandOf(name: string, runs: number): Command {
  return new Command(name)
    .usage('[options]')
    .option('--pages <paths>', 'as in /,/ar,/contact; all pages unless given', readPaths, [])
    .option('--runs <count>', 'how often each is measured; the median counts', readCount, runs)
    .allowExcessArguments(false);
}

function readPaths(value: string): string[] {
  const paths = value.split(',').map((page) => page.trim());
  return paths.filter(Boolean);
}

function readSite(value: string): OtherSite {
  const [, name = '', url = ''] = /^([^=]+)=(.+)$/.exec(value) ?? [];
  const origin = URL.parse(url)?.origin ?? 'null';
  if (origin === 'null')
    throw new UsageError(
      `--site takes a name and a URL, as in old=http://127.0.0.1:4100, not "${value}".`,
    );
  return { name, origin };
}

function readCount(value: string): number {
  if (!/^[1-9]\d{0,2}$/.test(value))
    throw new UsageError(`--runs takes a number from 1 to 999, not "${value}".`);
  return Number(value);
}
