import { readFileSync } from 'node:fs';
import path from 'node:path';
import { languageCodes } from '#content/languages.ts';
import { UsageError } from '../failures.ts';
import { parseLogo } from '../logo.ts';
import { type Colours, contrastsOf, failing } from './contrasts.ts';
import { deriveColours, nameOfColour, nearestReadable } from './derive-colours.ts';
import { Draft, type Values } from './draft.ts';
import type { FirmFile } from './firm-file.ts';
import { planOffices } from './plan-offices.ts';
import { planUnconfirmed } from './plan-unconfirmed.ts';

const FACTS = 'content/organization.yaml';
const SETTINGS = 'content/settings.json';
const EMAILS = {
  general: 'email',
  careers: 'careersEmail',
  partners: 'partnersEmail',
  privacy: 'privacyEmail',
  security: 'securityEmail',
} as const;

/**
 * Plans the changes of all files that name the firm.
 * @param folder the folder of the logo
 * @throws UsageError if a colour cannot be read on its background
 */
export function planAdoption(firm: FirmFile, folder: string, root = '.'): Draft {
  const draft = new Draft(root);
  planNames(firm, draft);
  planFacts(firm, draft);
  planOffices(firm, draft, root);
  planSettings(firm, draft);
  planColours(firm, draft);
  if (firm.logo) planLogo(path.resolve(folder, firm.logo), draft);
  planUnconfirmed(firm, draft, root);
  return draft;
}

function planNames({ name, legalName }: FirmFile, draft: Draft): void {
  for (const code of languageCodes) {
    const given = { name: name?.[code], legalName: legalName?.[code] };
    const words = Object.entries(given).filter(([, word]) => word !== undefined);
    if (words.length > 0)
      draft.change(`content/${code}/firm.yaml`, (known) => ({
        ...known,
        ...(Object.fromEntries(words) as Values),
      }));
  }
}

function planFacts(firm: FirmFile, draft: Draft): void {
  const { name, drawnName = name?.ar, founded, staff, countries, social } = firm;
  draft.change(FACTS, (facts) => {
    const given = { drawnName, founded, staff, countries, ...emailsOf(firm, facts) } as Values;
    const profiles = Object.entries(social ?? {}).map(([network, address]) => ({
      network,
      address: String(address),
    }));
    return {
      ...facts,
      ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
      ...(social ? { social: profiles } : {}),
    };
  });
}

function emailsOf({ emails = {}, domain }: FirmFile, facts: Values): Record<string, string> {
  return Object.fromEntries(
    Object.entries(EMAILS).flatMap(([purpose, key]) => {
      const given = emails[purpose as keyof typeof EMAILS];
      return given || domain ? [[key, given ?? emailAt(domain, String(facts[key]))]] : [];
    }),
  );
}

/** An email that the firm does not name keeps its first part, at the new domain. */
export function emailAt(domain: string | undefined, before: string): string {
  return domain ? `${before.split('@')[0]}@${domain.replace(/^www\./, '')}` : before;
}

/** The defaults of the settings, which a server may override. */
function planSettings(firm: FirmFile, draft: Draft): void {
  const { name, emails = {}, domain } = firm;
  if (!name && !firm.emails && !domain) return;
  const before = JSON.parse(draft.read(SETTINGS)) as Record<string, string>;
  const [, sender = '', from = 'site@'] = /^(.*) <(.*)>$/.exec(before.MAIL_FROM ?? '') ?? [];
  const site = emails.sender ?? emailAt(domain, from);
  const inbox = String(draft.values(FACTS).email);
  const after = { MAIL_FROM: `${name?.en ?? sender} <${site}>`, INBOX_TO: inbox };
  draft.write(SETTINGS, `${JSON.stringify(after, null, 2)}\n`);
  for (const file of ['.env.example', 'deploy/compose.env.example', 'deploy/systemd/miqyas.env'])
    draft.write(
      file,
      Object.entries({ ...after, ...(domain ? { SITE_HOST: domain } : {}) })
        .reduce(
          (text, [key, value]) => text.replace(new RegExp(`^${key}=.*$`, 'm'), `${key}=${value}`),
          draft.read(file),
        )
        .replace(/^SITE_URL=https:.*$/m, (line) => (domain ? `SITE_URL=https://${domain}` : line)),
    );
}

function planColours({ colours }: FirmFile, draft: Draft): void {
  if (!colours) return;
  const file = 'content/colours.json';
  const now = JSON.parse(draft.read(file)) as Colours;
  const after = deriveColours(now, colours);
  const unreadable = failing(contrastsOf(after));
  if (unreadable.length > 0) {
    const lines = unreadable.map(({ colour, on, ratio, least }) => {
      const [text, ground] = [colour, on].map((name) => `${nameOfColour(name)} ${after[name]}`);
      return `  ${text} on ${ground}: ${ratio.toFixed(2)}, needs ${least}`;
    });
    const nearest = Object.entries(nearestReadable(now, colours) ?? {});
    const advice = nearest.map(([name, hex]) => `${name}: "${hex}"`).join(', ');
    throw new UsageError(
      `These colours cannot be read:\n${lines.join('\n')}` +
        (advice ? `\nThe nearest that can be read: ${advice}` : ''),
    );
  }
  draft.write(file, `${JSON.stringify(after, null, 2)}\n`);
}

function planLogo(file: string, draft: Draft): void {
  const svg = readFileSync(file, 'utf8');
  parseLogo(svg, file);
  draft.write('content/logo.svg', svg);
}
