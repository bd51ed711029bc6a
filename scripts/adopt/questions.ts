import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import * as v from 'valibot';
import { stringify } from 'yaml';
import { languageCodes } from '#content/languages.ts';
import { UsageError } from '../failures.ts';
import { CHOSEN } from './derive-colours.ts';
import { Draft } from './draft.ts';
import { checkFirm, expectedBy, type FirmFile, firmFile, office, officeName } from './firm-file.ts';
import { emailAt } from './plan.ts';

const ANSWERS = 'firm-answers.yaml';

type Ask = (question: string, about?: About) => Promise<unknown>;
type About = {
  /** What the site has now. */
  standing?: unknown;
  /** An answer that does not match is asked for again. */
  schema?: v.GenericSchema;
  /** Makes a value for the schema from the answer. */
  read?: (answer: string) => unknown;
};

/** Asks for everything on the terminal. An empty answer keeps what the site has. */
export async function askFirm(): Promise<FirmFile> {
  if (!process.stdin.isTTY)
    throw new UsageError('Without a terminal, name a file: npm run adopt -- firm.yaml');
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  // The iterator keeps lines that arrive before their question, as in a pasted list.
  const answers = lines[Symbol.asyncIterator]();
  const ask: Ask = async (question, { standing, schema = v.unknown(), read = String } = {}) => {
    const hint = standing === undefined || standing === '' ? '' : ` [${standing}]`;
    while (true) {
      process.stderr.write(`${question}${hint}: `);
      const { value, done } = await answers.next();
      if (done) throw new UsageError('\nNot all questions were answered. Nothing was changed.');
      if (!value.trim()) return undefined;
      const answer = read(value.trim());
      const { issues } = v.safeParse(schema, answer);
      if (!issues) return answer;
      console.error(`  This does not fit. Expected: ${expectedBy(issues[0])}`);
    }
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
  const standingWords = (key: string) =>
    Object.fromEntries(
      languageCodes.map((code) => [code, site.values(`content/${code}/firm.yaml`)[key]]),
    );
  const facts = site.values('content/organization.yaml');
  const colours = JSON.parse(site.read('content/colours.json')) as Record<string, string>;
  const { entries } = firmFile;
  const { LinkedIn, X, YouTube, GitHub } = entries.social.wrapped.entries;
  const name = await askEach(ask, 'Name', standingWords('name'));
  const legalName = await askEach(
    ask,
    'Legal name, as in the register',
    standingWords('legalName'),
  );
  const drawnName = await ask('Arabic name for a drawing, perhaps with vowel marks', {
    standing: name.ar ?? facts.drawnName,
    schema: entries.drawnName,
  });
  const domain = (await ask('Domain of the site, such as www.example.com', {
    schema: entries.domain,
  })) as string | undefined;
  const askEmail = (use: string, now: unknown) =>
    ask(`Email for ${use}`, {
      standing: emailAt(domain, String(now)),
      schema: entries.emails.wrapped.entries.general,
    });
  return {
    name,
    legalName,
    drawnName,
    domain,
    emails: {
      general: await askEmail('messages', facts.email),
      careers: await askEmail('applications', facts.careersEmail),
      partners: await askEmail('partners', facts.partnersEmail),
      privacy: await askEmail('personal data', facts.privacyEmail),
      security: await askEmail('security reports', facts.securityEmail),
    },
    founded: await ask('Founding year', {
      standing: facts.founded,
      schema: entries.founded,
      read: Number,
    }),
    staff: await ask('Number of people, as a band', {
      standing: facts.staff,
      schema: entries.staff,
    }),
    countries: await ask('Countries, as codes such as SA', {
      standing: facts.countries,
      schema: entries.countries,
      read: wordsIn,
    }),
    offices: await askOffices(ask, Object.keys(facts.offices ?? {})),
    social: {
      LinkedIn: await ask('LinkedIn, https://…', { schema: LinkedIn }),
      X: await ask('X, https://…', { schema: X }),
      YouTube: await ask('YouTube, https://…', { schema: YouTube }),
      GitHub: await ask('GitHub, https://…', { schema: GitHub }),
    },
    colours: await inOrder(CHOSEN, (colour) =>
      ask(`Colour ${colour}`, {
        standing: colours[colour],
        schema: entries.colours.wrapped.entries[colour],
      }),
    ),
    logo: await ask('Logo, an SVG file with currentColor'),
  };
}

async function askOffices(ask: Ask, standing: readonly string[]) {
  const names = await ask('Offices, as short Latin names in their order', {
    standing: standing.join(', '),
    schema: v.array(officeName),
    read: (answer) => wordsIn(answer.toLowerCase()),
  });
  if (!names) return undefined;
  const { country, phone, place } = office.entries;
  return inOrder(names as string[], async (name) => ({
    city: await askEach(ask, `City of ${name}`),
    country: await ask('  Country, as a code such as SA', { schema: country }),
    street: await askEach(ask, '  Street'),
    phone: await ask('  Telephone, +…', { schema: phone }),
    place: await ask('  Longitude and latitude for the map, such as 46.68 24.71', {
      schema: place,
      read: (answer) => wordsIn(answer).map(Number),
    }),
  }));
}

async function askEach(ask: Ask, question: string, standing: Record<string, unknown> = {}) {
  const languages = new Intl.DisplayNames('en', { type: 'language' });
  return inOrder(languageCodes, (code) =>
    ask(`${question}, in ${languages.of(code)}`, { standing: standing[code] }),
  );
}

function wordsIn(answer: string): string[] {
  return answer.split(/[\s,]+/).filter(Boolean);
}

async function inOrder<Name extends string, Answer>(
  names: readonly Name[],
  answer: (name: Name) => Promise<Answer>,
): Promise<Record<string, Answer>> {
  const answers: Record<string, Answer> = {};
  for (const name of names) answers[name] = await answer(name);
  return answers;
}

/** Leaves out questions without an answer, and groups of such questions. */
function withoutGaps(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const kept = Object.entries(value)
    .map(([key, item]) => [key, withoutGaps(item)] as const)
    .filter(([, item]) => item !== undefined);
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}
