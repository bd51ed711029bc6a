import { expect, test } from 'vitest';
import { readGraph, referenceFaults, resolved, type Thing } from './structured-data.ts';
import { ruleFindings } from './structured-data-rules.ts';
import { extracted, validatorFindings } from './validator-findings.ts';
import { vocabularyFaults } from './vocabulary-faults.ts';

const SITE = 'https://site.example';
const address = {
  '@type': 'PostalAddress',
  streetAddress: 'King Fahd Road',
  addressLocality: 'Riyadh',
  addressCountry: 'SA',
};
const ORGANIZATION = {
  '@type': 'Organization',
  '@id': `${SITE}/#organization`,
  name: 'Miqyas',
  url: `${SITE}/`,
  logo: `${SITE}/icons/icon-512.png`,
  description: 'AI and data consulting for the Gulf',
  email: 'hello@site.example',
  telephone: '+966 11 234 5678',
  foundingDate: '2011',
  numberOfEmployees: { '@type': 'QuantitativeValue', minValue: 51, maxValue: 200 },
  address,
  contactPoint: { '@type': 'ContactPoint', contactType: 'sales', email: 'hello@site.example' },
  sameAs: [SITE],
};
const firm = { '@id': ORGANIZATION['@id'] };
const JOB = {
  '@type': 'JobPosting',
  title: 'Junior data analyst',
  description: '<p>You tidy data.</p><ul><li>SQL</li></ul>',
  datePosted: '2026-11-01',
  validThrough: '2026-12-31T23:59:59+03:00',
  employmentType: 'FULL_TIME',
  directApply: true,
  hiringOrganization: firm,
  identifier: { '@type': 'PropertyValue', name: 'Miqyas', value: 'junior-data-analyst' },
  jobLocation: { '@type': 'Place', address },
  applicantLocationRequirements: { '@type': 'Country', name: 'SA' },
  jobLocationType: 'TELECOMMUTE',
  baseSalary: {
    '@type': 'MonetaryAmount',
    currency: 'SAR',
    value: { '@type': 'QuantitativeValue', value: 9000, unitText: 'MONTH' },
  },
};
const TRAIL = {
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Careers', item: `${SITE}/careers` },
    { '@type': 'ListItem', position: 2, name: 'Junior data analyst' },
  ],
};
const EVENT = {
  '@type': 'Event',
  name: 'Reading a pilot honestly',
  description: 'A webinar',
  image: `${SITE}/social/webinars.png`,
  startDate: '2026-12-02T16:00:00+03:00',
  endDate: '2026-12-02T17:00:00+03:00',
  eventStatus: 'https://schema.org/EventScheduled',
  eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
  location: { '@type': 'VirtualLocation', url: `${SITE}/webinars/reading` },
  organizer: firm,
  performer: { '@type': 'Person', name: 'Noura' },
  offers: {
    '@type': 'Offer',
    price: 0,
    priceCurrency: 'SAR',
    url: `${SITE}/webinars/reading`,
    availability: 'https://schema.org/InStock',
    validFrom: '2026-11-01',
  },
};
const ARTICLE = {
  '@type': 'BlogPosting',
  headline: 'Data management',
  image: [`${SITE}/social/blog.png`],
  datePublished: '2026-05-01',
  dateModified: '2026-05-02T08:00:00+03:00',
  author: { '@type': 'Person', name: 'Noura', url: `${SITE}/about-us` },
  inLanguage: 'ar',
};
const QUESTIONS = {
  '@type': 'FAQPage',
  name: 'Help',
  url: `${SITE}/help-center`,
  mainEntity: [
    { '@type': 'Question', name: 'How?', acceptedAnswer: { '@type': 'Answer', text: 'So.' } },
  ],
};
const SERVICE = {
  '@type': 'Service',
  name: 'AI strategy',
  provider: firm,
  serviceType: 'AI strategy',
  areaServed: { '@type': 'Country', name: 'SA' },
};
const WEBSITE = {
  '@type': 'WebSite',
  name: 'Miqyas',
  alternateName: 'مقياس',
  url: `${SITE}/`,
  publisher: firm,
};
const ALL: Thing[] = [ORGANIZATION, JOB, TRAIL, EVENT, ARTICLE, QUESTIONS, SERVICE, WEBSITE];

const without = ({ ...thing }: Thing, property: string): Thing => {
  const { [property]: _, ...rest } = thing;
  return rest;
};
const errorsOf = (thing: Thing) =>
  ruleFindings(resolved([thing], [ORGANIZATION])).flatMap(({ severity, message }) =>
    severity === 'error' ? message : [],
  );
const warningsOf = (thing: Thing) =>
  ruleFindings(resolved([thing], [ORGANIZATION])).flatMap(({ severity, message }) =>
    severity === 'warning' ? message : [],
  );

test('valid things have no faults', async () => {
  expect(readGraph({ '@context': 'https://schema.org', '@graph': ALL })).toEqual({
    things: ALL,
    faults: [],
  });
  expect(referenceFaults(ALL)).toEqual([]);
  expect(vocabularyFaults(ALL)).toEqual([]);
  expect(ALL.flatMap(errorsOf)).toEqual([]);
  expect(await validatorFindings(ALL)).toEqual([]);
});

for (const [what, data, fault] of [
  ['a list', [], /no object/],
  ['one thing without a graph', { '@context': 'https://schema.org', ...ORGANIZATION }, /no @graph/],
  ['another context', { '@context': 'http://schema.org', '@graph': [TRAIL] }, /@context is "http:/],
  [
    'a thing without a type',
    { '@context': 'https://schema.org', '@graph': [{ name: 'A' }] },
    /has no @type/,
  ],
  [
    'a thing described twice',
    { '@context': 'https://schema.org', '@graph': [ORGANIZATION, ORGANIZATION] },
    /described twice/,
  ],
  [
    'an id that is not a full URL',
    { '@context': 'https://schema.org', '@graph': [{ ...TRAIL, '@id': '#trail' }] },
    /no whole address/,
  ],
] as const) {
  test(`${what} is a fault of a graph`, () => {
    expect(readGraph(data).faults.join()).toMatch(fault);
  });
}

test('a reference to an undescribed thing is a fault, unless the whole site has it', () => {
  expect(referenceFaults([EVENT])).toEqual([
    `Event.organizer names ${firm['@id']}, which nobody describes`,
  ]);
  expect(referenceFaults([EVENT], new Set([firm['@id']]))).toEqual([]);
});

for (const [thing, fault] of [
  [{ '@type': 'Organisation', name: 'A' }, 'Organisation: schema.org has no type Organisation'],
  [{ ...TRAIL, headline: 'A' }, 'BreadcrumbList: BreadcrumbList has no property headline'],
  [{ ...EVENT, datePosted: '2026-01-01' }, 'Event: Event has no property datePosted'],
  [{ ...EVENT, startDate: '2 December 2026' }, 'Event.startDate may not be "2 December 2026"'],
  [{ ...EVENT, eventStatus: 'Scheduled' }, 'Event.eventStatus may not be "Scheduled"'],
  [{ ...EVENT, organizer: TRAIL }, /^Event.organizer may not be/],
  [{ ...EVENT, organizer: { '@id': `${SITE}/#trail` } }, /^Event.organizer may not be/],
  [{ ...ORGANIZATION, url: '/about-us' }, 'Organization.url may not be "/about-us"'],
  [{ ...ORGANIZATION, name: '' }, 'Organization.name may not be ""'],
  [{ ...ORGANIZATION, address: { streetAddress: 'A' } }, /Organization.address/],
  [
    { ...ORGANIZATION, employees: 51 },
    'Organization.employees: schema.org has replaced this property',
  ],
  [{ ...ORGANIZATION, offices: 2 }, 'Organization: Organization has no property offices'],
  [{ ...JOB, hiringOrganization: 'Miqyas' }, 'JobPosting.hiringOrganization may not be "Miqyas"'],
  [{ ...JOB, directApply: 'yes' }, 'JobPosting.directApply may not be "yes"'],
  [{ ...JOB, benefits: 'Many' }, 'JobPosting.benefits: schema.org has replaced this property'],
] as const satisfies [Thing, string | RegExp][]) {
  test(`a violation of schema.org is reported: ${fault}`, () => {
    const faults = vocabularyFaults([thing], [ORGANIZATION, { ...TRAIL, '@id': `${SITE}/#trail` }]);
    expect(
      faults.filter((found) => (typeof fault === 'string' ? found === fault : fault.test(found))),
    ).not.toEqual([]);
  });
}

for (const [thing, fault] of [
  [without(JOB, 'description'), 'JobPosting needs description'],
  [
    { ...JOB, hiringOrganization: { '@type': 'Organization', url: SITE } },
    'JobPosting.hiringOrganization needs name',
  ],
  [
    { ...JOB, employmentType: 'Full-time' },
    'JobPosting.employmentType is not written as it should be: Full-time',
  ],
  [
    { ...JOB, validThrough: '2026-12-31T23:59:59' },
    'JobPosting.validThrough is not written as it should be: 2026-12-31T23:59:59',
  ],
  [
    { ...JOB, description: 'You tidy data.' },
    'JobPosting.description is not written as it should be: You tidy data.',
  ],
  [without(EVENT, 'location'), 'Event needs location'],
  [
    { ...EVENT, location: { '@type': 'Place', name: 'Riyadh' } },
    'Event needs location.address|location.url',
  ],
  [
    { ...EVENT, startDate: '2026-12-02T16:00' },
    'Event.startDate is not written as it should be: 2026-12-02T16:00',
  ],
  [
    { ...TRAIL, itemListElement: TRAIL.itemListElement.toReversed() },
    'BreadcrumbList is not numbered 1, 2, 3 …',
  ],
  [
    { ...TRAIL, itemListElement: TRAIL.itemListElement.slice(0, 1) },
    'BreadcrumbList has fewer than two steps',
  ],
  [
    { ...QUESTIONS, mainEntity: [...QUESTIONS.mainEntity, { '@type': 'Question', name: 'Why?' }] },
    'FAQPage needs mainEntity.acceptedAnswer',
  ],
  [without(SERVICE, 'provider'), 'Service needs provider'],
  [without(WEBSITE, 'url'), 'WebSite needs url'],
] as const satisfies [Thing, string][]) {
  test(`a missing requirement of search engines is reported: ${fault}`, () => {
    expect(errorsOf(thing)).toContain(fault);
  });
}

for (const [thing, fault] of [
  [without(JOB, 'validThrough'), 'JobPosting should have validThrough'],
  [
    { ...ARTICLE, author: [ARTICLE.author, { '@type': 'Person', name: 'Omar' }] },
    'BlogPosting should have author.url',
  ],
  [without(EVENT, 'performer'), 'Event should have performer'],
  [{ ...without(ORGANIZATION, 'logo'), '@id': `${SITE}/#other` }, 'Organization should have logo'],
] as const satisfies [Thing, string][]) {
  test(`a missing recommendation of search engines is reported: ${fault}`, () => {
    expect(warningsOf(thing)).toContain(fault);
  });
}

test("Adobe's validator follows references and finds missing properties", async () => {
  const place = { '@type': 'Place', '@id': `${SITE}/#office` };
  const remote = without(without(JOB, 'jobLocationType'), 'applicantLocationRequirements');
  const job = { ...remote, jobLocation: { '@id': place['@id'] } };
  expect(await validatorFindings([job], [place, ORGANIZATION])).toContainEqual({
    severity: 'error',
    message: 'JobPosting: Required attribute "jobLocation.address.addressCountry" is missing',
  });
  expect(
    (await validatorFindings([job], [{ ...place, address }, ORGANIZATION])).filter(
      ({ severity }) => severity === 'error',
    ),
  ).toEqual([]);
});

test('a third-party extractor reads the same things, and reports unreadable data', () => {
  const page = (data: string) =>
    `<html><head><script type="application/ld+json">${data}</script></head><body></body></html>`;
  expect(
    extracted(page(JSON.stringify({ '@context': 'https://schema.org', '@graph': ALL }))),
  ).toEqual({ things: ALL.length, faults: [] });
  expect(extracted(page('{"@context": "https://schema.org", }')).faults).not.toEqual([]);
});
