import { Option } from 'commander';
import { DAY } from '#app/i18n/durations.ts';
import { riyadhIso } from '#app/i18n/moment.ts';
import type { Tokens } from '#app/ports.ts';
import { languageCodes, languages, originalLanguage } from '#content/languages.ts';
import { siteSecret } from '#server/database/site-state.ts';
import type { Subscriber } from '#server/database/tables.ts';
import { createTokens } from '#server/tokens.ts';
import type { InboxContext } from '../inbox-context.ts';
import { riyadhTime } from '../riyadh-time.ts';
import { table } from '../table.ts';
import { type AddVerb, addVerb } from '../verb.ts';
import { type ExportOptions, formatOption, outputOption, writeExport } from '../write-export.ts';

type Language = Subscriber['language'];
const COLUMNS = ['email', 'language', 'confirmedAt', 'consent', 'unsubscribe'];
/** Unsubscribe links are valid for years, because readers may keep old newsletters. */
const LINK_LIFE = 5 * 365 * DAY;
const JSON_SHAPE =
  '[{ email, language, confirmedAt, consent: { …what was agreed to, and when }, unsubscribe: the link for their letters }]';

export const addNewsletter: AddVerb = (program, context) => {
  const newsletter = program
    .command('newsletter')
    .description('Confirmed subscribers of the newsletter.');
  addNewsletterList(newsletter, context);
  addNewsletterExport(newsletter, context);
};

const addNewsletterList: AddVerb = (newsletter, context) => {
  const { terminal, writeJson } = context;
  addVerb(newsletter, 'list', {
    purpose: 'List subscribers, the first to confirm first.',
    examples: [['--language ar', '']],
    json: JSON_SHAPE,
  })
    .addOption(languageOption())
    .action(async ({ language, json }: { language?: Language; json?: true }) => {
      const found = await readSubscribers(context, language);
      if (json) return writeJson(found.map(subscriberJson));
      const columns = { titles: ['E-mail', 'Language', 'Confirmed'], shrinking: ['E-mail'] };
      const rows = found.map((subscriber) => [
        subscriber.email,
        subscriber.language,
        riyadhTime(subscriber.confirmed_at),
      ]);
      if (rows.length > 0) terminal.write(table(columns, rows, terminal));
      terminal.tell(`${found.length} subscribers.`);
    });
};

const addNewsletterExport: AddVerb = (newsletter, context) => {
  addVerb(newsletter, 'export', {
    purpose:
      'Export subscribers for a mailing program: as CSV that Excel opens as it is, or as JSON.',
    examples: [['--language en --output en.csv', '']],
    json: `the same as --format json: ${JSON_SHAPE}`,
  })
    .addOption(languageOption())
    .addOption(formatOption())
    .addOption(outputOption())
    .action(async (options: ExportOptions & { language?: Language }) => {
      const records = (await readSubscribers(context, options.language)).map(subscriberJson);
      const rows = records.map((record) => ({
        ...record,
        consent: JSON.stringify(record.consent),
      }));
      writeExport(context, options, { name: 'subscribers', records, columns: COLUMNS, rows });
    });
};

function languageOption(): Option {
  return new Option('--language <language>', 'only readers of this language').choices(
    languageCodes,
  );
}

function readSubscribers({ withDatabase, settings }: InboxContext, language?: Language) {
  return withDatabase(async (database) => {
    const all = database.db
      .selectFrom('subscribers')
      .selectAll()
      .orderBy('confirmed_at')
      .orderBy('id');
    const found = await (language ? all.where('language', '=', language) : all).execute();
    const { sign } = createTokens(await siteSecret(database));
    return found.map((subscriber) => ({
      ...subscriber,
      unsubscribe: linkFor(subscriber, sign, settings().SITE_URL),
    }));
  });
}

/**
 * Returns the unsubscribe link. Mail programs may also send a POST request to this link (RFC 8058).
 */
function linkFor({ id, language }: Subscriber, sign: Tokens['sign'], siteUrl: string): string {
  const { prefix } = languages.find(({ code }) => code === language) ?? originalLanguage;
  return new URL(
    `${prefix}/newsletter/unsubscribe/${sign('newsletter-unsubscribe', id, LINK_LIFE)}`,
    siteUrl,
  ).href;
}

function subscriberJson(subscriber: Subscriber & { unsubscribe: string }) {
  const { email, language, confirmed_at, unsubscribe } = subscriber;
  const consent: unknown = JSON.parse(subscriber.consent);
  return { email, language, confirmedAt: riyadhIso(confirmed_at), consent, unsubscribe };
}
