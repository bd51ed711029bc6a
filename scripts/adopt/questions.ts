import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { stringify } from 'yaml';
import { UsageError } from '../failures.ts';
import { CHOSEN } from './derive-colours.ts';
import { Draft } from './draft.ts';
import { checkFirm, type FirmFile } from './firm-file.ts';

const ANSWERS = 'firm-answers.yaml';

type Ask = (question: string, standing?: unknown) => Promise<string | undefined>;

/** Asks for everything on the terminal. An empty answer keeps what the site has. */
export async function askFirm(): Promise<FirmFile> {
  if (!process.stdin.isTTY)
    throw new UsageError('Without a terminal, name a file: npm run adopt -- firm.yaml');
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  // The iterator keeps lines that arrive before their question, as in a pasted list.
  const answers = lines[Symbol.asyncIterator]();
  const ask: Ask = async (question, standing) => {
    const hint = standing === undefined || standing === '' ? '' : ` [${standing}]`;
    process.stderr.write(`${question}${hint}: `);
    const { value, done } = await answers.next();
    if (done) throw new UsageError('\nNot all questions were answered. Nothing was changed.');
    return value.trim() || undefined;
  };
  try {
    console.error('An empty answer keeps what stands in brackets.\n');
    const answers = withoutGaps(await askAll(ask, new Draft())) ?? {};
    writeFileSync(ANSWERS, stringify(answers));
    console.error(`\nYour answers are in ${ANSWERS}. To change one: npm run adopt -- ${ANSWERS}`);
    return checkFirm(answers, ANSWERS);
  } finally {
    lines.close();
  }
}

async function askAll(ask: Ask, site: Draft): Promise<Record<string, unknown>> {
  const [en, ar] = ['en', 'ar'].map((code) => site.values(`content/${code}/firm.yaml`));
  const facts = site.values('content/organization.yaml');
  const colours = JSON.parse(site.read('content/colours.json')) as Record<string, string>;
  return {
    name: await askBoth(ask, 'Name', [en?.name, ar?.name]),
    legalName: await askBoth(ask, 'Legal name, as in the register', [en?.legalName, ar?.legalName]),
    drawnName: await ask('Arabic name for a drawing, perhaps with vowel marks', facts.drawnName),
    domain: await ask('Domain of the site, such as www.example.com'),
    emails: {
      general: await ask('Email for messages', facts.email),
      careers: await ask('Email for applications', facts.careersEmail),
      partners: await ask('Email for partners', facts.partnersEmail),
      privacy: await ask('Email for personal data', facts.privacyEmail),
      security: await ask('Email for security reports', facts.securityEmail),
    },
    founded: numberIn(await ask('Founding year', facts.founded)),
    staff: await ask('Number of people, as a band', facts.staff),
    countries: (await ask('Countries, as codes', String(facts.countries)))?.split(/[\s,]+/),
    offices: await askOffices(ask, Object.keys(facts.offices ?? {}).join(', ')),
    social: {
      LinkedIn: await ask('LinkedIn, https://…'),
      X: await ask('X, https://…'),
      YouTube: await ask('YouTube, https://…'),
      GitHub: await ask('GitHub, https://…'),
    },
    colours: await inOrder(CHOSEN, (name) => ask(`Colour ${name}`, colours[name])),
    logo: await ask('Logo, an SVG file with currentColor'),
  };
}

async function askOffices(ask: Ask, standing: string) {
  const names = await ask('Offices, as short Latin names in their order', standing);
  if (!names) return undefined;
  return inOrder(names.toLowerCase().split(/[\s,]+/), async (name) => ({
    city: await askBoth(ask, `City of ${name}`),
    country: await ask('  Country, as a code'),
    street: await askBoth(ask, '  Street'),
    phone: await ask('  Telephone, +…'),
    place: (await ask('  Longitude and latitude for the map, such as 46.68 24.71'))
      ?.split(/[\s,]+/)
      .map(Number),
  }));
}

async function askBoth(ask: Ask, question: string, [en, ar]: unknown[] = []) {
  return {
    en: await ask(`${question}, in English`, en),
    ar: await ask(`${question}, in Arabic`, ar),
  };
}

async function inOrder<Answer>(
  names: readonly string[],
  answer: (name: string) => Promise<Answer>,
): Promise<Record<string, Answer>> {
  const answers: Record<string, Answer> = {};
  for (const name of names) answers[name] = await answer(name);
  return answers;
}

function numberIn(answer: string | undefined): number | undefined {
  return answer === undefined ? undefined : Number(answer);
}

/** Leaves out questions without an answer, and groups of such questions. */
function withoutGaps(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const kept = Object.entries(value)
    .map(([key, item]) => [key, withoutGaps(item)] as const)
    .filter(([, item]) => item !== undefined);
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}
