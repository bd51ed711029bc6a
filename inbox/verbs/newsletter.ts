import { type Command, Option } from 'commander';
import { DAY } from '#app/i18n/durations.ts';
import { riyadhIso } from '#app/i18n/moment.ts';
import type { Tokens } from '#app/ports.ts';
import { languageCodes, languages, originalLanguage } from '#content/languages.ts';
import { siteSecret } from '#server/database/site-state.ts';
import type { Subscriber } from '#server/database/tables.ts';
import { createTokens } from '#server/tokens.ts';
import { csv } from '../csv.ts';
import type { InboxContext } from '../inbox-context.ts';
import { riyadhTime } from '../riyadh-time.ts';
import { table } from '../table.ts';
import { terminalSafeJson } from '../terminal-safe.ts';
import { addVerb } from '../verb.ts';
import { writePrivateFile } from '../write-private-file.ts';

type Language = Subscriber['language'];
const COLUMNS = ['email', 'language', 'confirmedAt', 'consent', 'unsubscribe'] as const;
/** Readers may keep a newsletter for years and then press its link. */
const LINK_LIFE = 5 * 365 * DAY;

/** `inbox newsletter` lists and exports confirmed subscribers. */
export function addNewsletter(
  program: Command,
  { withDatabase, terminal, folder, settings }: InboxContext,
): void {
  const newsletter = program
    .command('newsletter')
    .description('Who confirmed that they want the newsletter.');
  const language = () =>
    new Option('--language <language>', 'only who reads this language').choices(languageCodes);
  const json =
    '[{ email, language, confirmedAt, consent: { …what was agreed to, and when }, unsubscribe: the link for their letters }]';
  const read = (only: Language | undefined) =>
    withDatabase(async (database) => {
      const query = database.db
        .selectFrom('subscribers')
        .selectAll()
        .orderBy('confirmed_at')
        .orderBy('id');
      const found = await (only ? query.where('language', '=', only) : query).execute();
      const { sign } = createTokens(await siteSecret(database));
      return found.map((subscriber) => ({
        ...subscriber,
        unsubscribe: linkFor(subscriber, sign, settings().SITE_URL),
      }));
    });

  addVerb(newsletter, 'list', {
    purpose: 'List subscribers, the first to confirm first.',
    examples: [['--language ar', '']],
    json,
  })
    .addOption(language())
    .action(async (options: { language?: Language; json?: true }) => {
      const found = await read(options.language);
      if (options.json) return terminal.write(terminalSafeJson(found.map(subscriberJson)));
      const rows = found.map(({ email, language, confirmed_at }) => [
        email,
        language,
        riyadhTime(confirmed_at),
      ]);
      if (rows.length > 0)
        terminal.write(
          table(
            [{ title: 'E-mail', shrinks: true }, { title: 'Language' }, { title: 'Confirmed' }],
            rows,
            terminal,
          ),
        );
      terminal.tell(`${found.length} subscribers.`);
    });

  addVerb(newsletter, 'export', {
    purpose:
      'Export subscribers for a mailing program: as CSV that Excel opens as it is, or as JSON.',
    examples: [['--language en --output en.csv', '']],
    json: `the same as --format json: ${json}`,
  })
    .addOption(language())
    .addOption(
      new Option('--format <format>', 'csv or json').choices(['csv', 'json']).conflicts('json'),
    )
    .option('--output <file>', 'write into this file, which only you may read')
    .action(
      async (options: {
        language?: Language;
        format?: 'csv' | 'json';
        output?: string;
        json?: true;
      }) => {
        const found = (await read(options.language)).map(subscriberJson);
        const isJson = options.json || options.format === 'json';
        const text = isJson
          ? terminalSafeJson(found)
          : csv(
              COLUMNS.map((key) => ({ key, header: key })),
              found.map(cells),
            );
        if (options.output === undefined) terminal.write(text);
        else
          terminal.tell(
            `${found.length} subscribers are in ${writePrivateFile(folder, options.output, text)}.`,
          );
      },
    );
}

/**
 * Makes the link to unsubscribe. The page has one button, and mail programs may post to it (RFC
 * 8058).
 */
function linkFor({ id, language }: Subscriber, sign: Tokens['sign'], siteUrl: string): string {
  const { prefix } = languages.find(({ code }) => code === language) ?? originalLanguage;
  return new URL(
    `${prefix}/newsletter/unsubscribe/${sign('newsletter-unsubscribe', id, LINK_LIFE)}`,
    siteUrl,
  ).href;
}

function subscriberJson({
  email,
  language,
  confirmed_at,
  consent,
  unsubscribe,
}: Subscriber & { unsubscribe: string }) {
  const agreed: unknown = JSON.parse(consent);
  return { email, language, confirmedAt: riyadhIso(confirmed_at), consent: agreed, unsubscribe };
}

function cells({
  email,
  language,
  confirmedAt,
  consent,
  unsubscribe,
}: ReturnType<typeof subscriberJson>): Map<string, string> {
  return new Map([
    ['email', email],
    ['language', language],
    ['confirmedAt', confirmedAt],
    ['consent', JSON.stringify(consent)],
    ['unsubscribe', unsubscribe],
  ]);
}
