import { readFileSync } from 'node:fs';
import path from 'node:path';
import { languageCodes } from '#content/languages.ts';
import { UsageError } from '../failures.ts';
import { parseLogo } from '../logo.ts';
import { type Colours, contrastsOf, failing, nearestPassing } from './contrasts.ts';
import { deriveColours } from './derive-colours.ts';
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
/** The first part of an email that the firm does not name. */
const NAMED = { general: 'hello', sender: 'site' };

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
  for (const code of languageCodes)
    draft.change(`content/${code}/firm.yaml`, (words) => ({
      ...words,
      ...(name ? { name: name[code] } : {}),
      ...(legalName ? { legalName: legalName[code] } : {}),
    }));
}

function planFacts(firm: FirmFile, draft: Draft): void {
  const { name, drawnName = name?.ar, founded, staff, countries, social } = firm;
  const emails = emailsOf(firm);
  draft.change(FACTS, (facts) => {
    const given = { drawnName, founded, staff, countries, ...emails } as Values;
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

/** An email that the firm does not name gets the usual first part, at the new domain. */
function emailsOf({ emails = {}, domain }: FirmFile): Record<string, string> {
  return Object.fromEntries(
    Object.entries(EMAILS).flatMap(([purpose, key]) => {
      const given = emails[purpose as keyof typeof EMAILS];
      const name = purpose === 'general' ? NAMED.general : purpose;
      if (given) return [[key, given]];
      return domain ? [[key, `${name}@${mailDomain(domain)}`]] : [];
    }),
  );
}

function mailDomain(domain: string): string {
  return domain.replace(/^www\./, '');
}

/** The defaults of the settings, which a server may override. */
function planSettings(firm: FirmFile, draft: Draft): void {
  const { name, emails = {}, domain } = firm;
  if (!name && !firm.emails && !domain) return;
  const before = JSON.parse(draft.read(SETTINGS)) as Record<string, string>;
  const [, sender = '', from = ''] = /^(.*) <(.*)>$/.exec(before.MAIL_FROM ?? '') ?? [];
  const site = emails.sender ?? (domain ? `${NAMED.sender}@${mailDomain(domain)}` : from);
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
      const [hex = '', ground = ''] = [after[colour], after[on]];
      const nearest = nearestPassing(hex, ground, least);
      return `  ${colour} ${hex} on ${on} ${ground}: ${ratio.toFixed(2)}, needs ${least}; the nearest that passes is ${nearest}`;
    });
    throw new UsageError(`These colours cannot be read:\n${lines.join('\n')}`);
  }
  draft.write(file, `${JSON.stringify(after, null, 2)}\n`);
}

function planLogo(file: string, draft: Draft): void {
  const svg = readFileSync(file, 'utf8');
  parseLogo(svg, file);
  draft.write('content/logo.svg', svg);
}
