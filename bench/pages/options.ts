import { Command } from 'commander';
import { UsageError } from '#scripts/failures.ts';

export type Options = {
  /** Paths; all pages without any. */
  pages: string[];
  runs: number;
};
type OtherSite = { name: string; url: string };
export type PagesOptions = Options & { site: OtherSite[]; navigation: boolean };

/** Parses the options of `npm run bench`. @throws UsageError for invalid ones */
export function readPagesOptions(words: string[]): PagesOptions {
  const add = (value: string, sites: OtherSite[]) => [...sites, readSite(value)];
  return commandOf('bench', 5)
    .description(
      'Measures pages in a browser, beside the same pages without scripts, pictures and web fonts.',
    )
    .option(
      '--site <NAME=URL>',
      'another site, measured by the same code; may stand several times',
      add,
      [],
    )
    .option('--no-navigation', 'leaves out what follows links, which takes two thirds of the time')
    .parse(words, { from: 'user' })
    .opts<PagesOptions>();
}

/** Parses the options of `npm run bench:lighthouse`. @throws UsageError for invalid ones */
export function readLighthouseOptions(words: string[]): Options {
  return commandOf('bench:lighthouse', 3)
    .description('Runs Lighthouse, as for a phone, on pages of the built site.')
    .parse(words, { from: 'user' })
    .opts<Options>();
}

/**
 * Chooses the pages to measure: the requested ones, or all.
 * @param built the paths of all pages
 * @throws UsageError for a page that was not built
 */
export function choosePages(built: string[], asked: string[]): string[] {
  const unknown = asked.filter((address) => !built.includes(address));
  if (unknown.length > 0)
    throw new UsageError(
      `There is no page ${unknown.join(', ')}. Name them as in "--pages /,/ar,/contact".`,
    );
  return asked.length > 0 ? asked : built;
}

function commandOf(name: string, runs: number): Command {
  return new Command(name)
    .usage('[options]')
    .option(
      '--pages <addresses>',
      'as in /,/ar,/contact; all pages unless given',
      readAddresses,
      [],
    )
    .option('--runs <count>', 'how often each is measured; the median counts', readCount, runs)
    .allowExcessArguments(false);
}

function readAddresses(value: string): string[] {
  return value
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean);
}

function readCount(value: string): number {
  if (!/^[1-9]\d{0,2}$/.test(value))
    throw new UsageError(`--runs takes a number from 1 to 999, not "${value}".`);
  return Number(value);
}

function readSite(value: string): OtherSite {
  const [, name = '', url = ''] = /^([^=/:]+)=(.+)$/.exec(value) ?? [];
  if (!name || !/^https?:$/.test(URL.parse(url)?.protocol ?? ''))
    throw new UsageError(
      `--site takes a name and an address, as in next=https://www.example.com/about, not "${value}".`,
    );
  return { name, url };
}
