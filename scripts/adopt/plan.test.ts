import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sawari } from '#tests/support/sawari.ts';
import type { FirmFile } from './firm-file.ts';
import { planAdoption } from './plan.ts';

const COPIED = [
  'content',
  '.env.example',
  'deploy/compose.env.example',
  'deploy/systemd/miqyas.env',
];

function copyOfContent(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'adopted-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const name of COPIED) cpSync(name, path.join(root, name), { recursive: true });
  return root;
}

function adopt(firm: FirmFile, root = copyOfContent()) {
  const draft = planAdoption(firm, root, root);
  for (const [file, text] of draft.files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return { root, draft };
}

test('names, emails, offices and roles become those of the firm', () => {
  const { draft } = adopt(sawari);
  expect(draft.values('content/en/firm.yaml')).toMatchObject({
    name: 'Sawari Analytics',
    legalName: 'Sawari Analytics LLC',
    cities: { jeddah: 'Jeddah', doha: 'Doha' },
    streets: { jeddah: '7 Palestine Street' },
  });
  expect(draft.values('content/organization.yaml')).toMatchObject({
    founded: 2016,
    email: 'contact@sawari.test',
    privacyEmail: 'privacy@sawari.test',
    offices: { jeddah: { country: 'SA', phone: '+966 12 345 6789' }, doha: { country: 'QA' } },
    contactPoints: [{ office: 'jeddah' }, { office: 'doha' }],
  });
  expect(draft.values('content/en/jobs/ai-strategy-consultant.md').city).toBe('doha');
  const { offices } = draft.values('content/ar/pages/contact.yaml');
  expect(offices).toMatchObject({
    jeddah: { name: 'مكتب جدة', address: '7 شارع فلسطين، جدة، المملكة العربية السعودية' },
  });
});

test('mails of a server without settings come from the firm', () => {
  const { draft } = adopt(sawari);
  expect(JSON.parse(draft.read('content/settings.json'))).toEqual({
    MAIL_FROM: 'Sawari Analytics <site@sawari.test>',
    INBOX_TO: 'contact@sawari.test',
  });
  expect(draft.read('deploy/systemd/miqyas.env')).toContain('SITE_URL=https://www.sawari.test\n');
});

test('the same answers change nothing the second time', () => {
  const { root } = adopt(sawari);
  expect([...adopt(sawari, root).draft.files.keys()]).toEqual([]);
});

test('an answer that is left out changes nothing', () => {
  expect([...adopt({}).draft.files.keys()]).toEqual([]);
});

test('the list of invented facts loses what the firm gave, and gains texts with former cities', () => {
  const { firm } = adopt(sawari).draft.values('content/unconfirmed.yaml') as {
    firm: Record<string, string[]>;
  };
  expect(firm.identity).not.toContain('organization.yaml#founded');
  expect(firm.history).toContain('pages/about-us.yaml#story');
  expect(firm['former offices']).toContain('jobs/ai-strategy-consultant.md#body');
  // “Riyadh time” is the name of the site's time zone.
  expect(firm['former offices']).not.toContain('emails.yaml#webinar.text');
});

test('an email that the firm leaves out keeps its first part', () => {
  const { root } = adopt(sawari);
  const { draft } = adopt({ domain: 'www.sawari-group.test' }, root);
  expect(draft.values('content/organization.yaml')).toMatchObject({
    email: 'contact@sawari-group.test',
    careersEmail: 'careers@sawari-group.test',
  });
});

test('the head office comes first in every file', () => {
  const { draft } = adopt(sawari);
  for (const file of ['contact', 'about-us']) {
    const { offices } = draft.values(`content/en/pages/${file}.yaml`);
    const keys = Object.keys(offices as object);
    expect(keys.indexOf('jeddah'), file).toBeLessThan(keys.indexOf('doha'));
  }
});

test('a colour that cannot be read is refused with its ratio and the nearest that passes', () => {
  expect(() => adopt({ colours: { link: '#C9B8A0' } })).toThrow(
    /link #C9B8A0 on sand #F6F1E7: 1\.7\d, needs 4\.5\n.*The nearest that can be read: link: "#[0-9A-F]{6}"$/s,
  );
});

test('what follows from a colour names this colour', () => {
  expect(() => adopt({ colours: { night: '#7FA88F' } })).toThrow(
    /sand #F6F1E7 on nightSurface \(follows night\) #[0-9A-F]{6}: .*read: night: "#[0-9A-F]{6}"$/s,
  );
});
