import { PERSONAL_LINK_DAYS } from '#app/constants.ts';
import { definitionOf, type Form, formNames, isForm } from '#app/forms/forms.ts';
import { RETENTION } from '#app/forms/retention.ts';
import { originalLanguage } from '#content/languages.ts';
import type { Settings } from '#server/env.ts';
import { FURTHER_ACTIVITIES } from './further-activities.ts';
import type { RecordedFirm } from './read-firm.ts';

export type RecordedActivity = {
  purpose: string;
  people: string;
  data: string[];
  recipients: string[];
  transfers: string;
  retention: string;
  legalBasis: string;
};

export type RecordOfProcessing = {
  controller: { name: string; site: string; contact: string; toAdd: string };
  activities: RecordedActivity[];
  measures: string[];
};

const STORED_WITH = ['time', 'language', 'reference', 'notes of the staff'];
/** The cron line in docs/operating.md deletes older backups. */
const BACKUPS_KEPT = '14 days at most';

/**
 * Collects the facts that Article 30(1) GDPR requires. A person must add the facts that are neither
 * in the code nor in the settings.
 */
export function recordOfProcessing(settings: Settings, firm: RecordedFirm): RecordOfProcessing {
  const transfers = transfersOf(settings, firm);
  return {
    controller: {
      name: firm.name ?? 'to add',
      site: settings.SITE_URL,
      contact: settings.INBOX_TO_DATA_REQUEST ?? settings.INBOX_TO,
      toAdd:
        'address of the firm; joint controller, representative and data protection officer, if there are any',
    },
    activities: [
      ...formNames.map((form) => ofForm(form, settings, transfers)),
      ...Object.entries(RETENTION)
        .filter(([name]) => !isForm(name))
        .map(([name, time]) => ofPeriod(name, time, settings, transfers)),
      copies(transfers),
    ],
    measures: measuresOf(settings),
  };
}

function ofForm(form: Form, settings: Settings, transfers: string): RecordedActivity {
  const { processing, keptFor } = definitionOf(form);
  const { purpose, people, legalBasis, fields, further = [], recipients = [] } = processing;
  const { kept = (length) => length } = processing;
  return {
    purpose,
    people,
    data: [...Object.keys(fields.entries), ...further, ...STORED_WITH],
    recipients: [...recipientsOf(form, settings), ...recipients],
    transfers,
    retention: kept(lengthOf(keptFor)),
    legalBasis,
  };
}

function ofPeriod(
  name: string,
  time: object,
  settings: Settings,
  transfers: string,
): RecordedActivity {
  const activity = FURTHER_ACTIVITIES[name];
  if (!activity) throw new Error(`inbox/ropa/further-activities.ts has no activity ${name}`);
  const { kept = (length) => length, ...facts } = activity;
  return {
    ...facts,
    recipients: providersOf(settings, name === 'mail'),
    transfers,
    retention: kept(lengthOf(time)),
  };
}

function copies(transfers: string): RecordedActivity {
  return {
    purpose: 'Making copies for recovery',
    people: 'everybody above',
    data: ['everything above except the counters against abuse'],
    recipients: ['staff'],
    transfers,
    retention: BACKUPS_KEPT,
    legalBasis: 'Article 6(1)(f)',
  };
}

function lengthOf(time: object): string {
  return Object.entries(time)
    .map(([unit, count]) => `${count} ${count === 1 ? unit.replace(/s$/, '') : unit}`)
    .join(' ');
}

function recipientsOf(form: Form, settings: Settings): string[] {
  const { mailbox, email } = definitionOf(form);
  const ownMailbox = Object.entries(settings).find(([setting]) => setting === mailbox)?.[1];
  const file = form === 'application' && settings.MAIL_CVS === 'attach' ? ', with the CV' : '';
  return [
    'staff, by the inbox',
    ...(mailbox ? [`the mailbox ${ownMailbox ?? settings.INBOX_TO}${file}`] : []),
    ...(email ? ['the sender, by mail'] : []),
    ...providersOf(settings, mailbox !== undefined || email !== undefined),
  ];
}

/** Returns only the host names of the providers, because the URLs may contain passwords. */
function providersOf({ SMTP_URL, DATABASE_URL }: Settings, hasMails: boolean): string[] {
  return [
    ...(SMTP_URL && hasMails ? [`the mail relay ${new URL(SMTP_URL).hostname}`] : []),
    ...(DATABASE_URL ? [`the database server ${new URL(DATABASE_URL).hostname}`] : []),
    'the provider of hosting (to add)',
  ];
}

function transfersOf({ SMTP_URL }: Settings, { countries }: RecordedFirm): string {
  const providers = SMTP_URL ? 'hosting and mail' : 'hosting';
  const between = new Intl.ListFormat(originalLanguage.locale).format(countries);
  const own = countries.length > 1 ? `between the offices in ${between}; ` : '';
  return `${own}to add: the countries of the providers of ${providers}, with safeguards`;
}

function measuresOf({ SITE_URL, DATABASE_URL, ANALYTICS_ORIGIN }: Settings): string[] {
  return [
    SITE_URL.startsWith('https:')
      ? 'Transport: TLS is required, by Strict-Transport-Security for one year.'
      : 'Transport: not encrypted, because SITE_URL begins with http:.',
    DATABASE_URL
      ? 'Storage: PostgreSQL. Who may read it is set there.'
      : 'Storage: a SQLite file in a folder that only the site’s user may read. Deleted data are overwritten.',
    'Deletion: every hour the server deletes what has reached the end of its retention.',
    `Rights: a signed link in each mail, for ${PERSONAL_LINK_DAYS} days, shows, corrects, exports and erases without an account.`,
    'Files: a CV is accepted only as PDF or DOCX without active parts, and only a signed link of the staff page serves it.',
    'Logs: no network address, email, name, URL or text of a visitor.',
    'Abuse: limits by keyed hashes; suspected spam waits for a person.',
    `Pages: a content security policy, no cookies, ${ANALYTICS_ORIGIN ? `visits are counted by ${ANALYTICS_ORIGIN}` : 'no analytics, no request to third parties'}.`,
    `Recovery: copies that only their writer may read, kept for ${BACKUPS_KEPT}.`,
  ];
}
