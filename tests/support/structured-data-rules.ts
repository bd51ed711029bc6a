import { schemaVocabulary } from './schema-vocabulary.ts';
import { isThing, listOf, type Thing, thingsWithin, typesOf } from './structured-data.ts';

/**
 * The properties that search engines expect of a type. A path may list alternatives, such as
 * `name|item.name`.
 */
type Rule = {
  required: readonly string[];
  recommended: readonly string[];
  written?: Readonly<Record<string, RegExp>>;
};
export type RuleFinding = { severity: 'error' | 'warning'; message: string };

/**
 * Matches a date, or a date and a time with a UTC offset. Crawlers misread times without an offset.
 */
const DAY_OR_MOMENT = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/** Rules by type. A type must also follow the rules of its supertypes. */
const RULES: Readonly<Record<string, Rule>> = {
  // Source: https://developers.google.com/search/docs/appearance/structured-data/article
  Article: {
    required: [],
    recommended: [
      'author',
      'author.name',
      'author.url',
      'dateModified',
      'datePublished',
      'headline',
      'image',
    ],
    written: { datePublished: DAY_OR_MOMENT, dateModified: DAY_OR_MOMENT },
  },
  // Source: https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
  BreadcrumbList: {
    required: [
      'itemListElement',
      'itemListElement.position',
      'itemListElement.name|itemListElement.item.name',
    ],
    recommended: [],
  },
  // Source: https://developers.google.com/search/docs/appearance/structured-data/event. A location
  // needs an address, or a URL if it is online (https://schema.org/VirtualLocation).
  Event: {
    required: ['location', 'location.address|location.url', 'name', 'startDate'],
    recommended: [
      'description',
      'endDate',
      'eventAttendanceMode',
      'eventStatus',
      'image',
      'location.name|location.url',
      'offers',
      'offers.availability',
      'offers.price',
      'offers.priceCurrency',
      'offers.url',
      'offers.validFrom',
      'organizer',
      'organizer.name',
      'organizer.url',
      'performer',
      'performer.name',
    ],
    written: { startDate: MOMENT, endDate: MOMENT },
  },
  // Source: https://developers.google.com/search/docs/appearance/structured-data/faqpage
  FAQPage: {
    required: [
      'mainEntity',
      'mainEntity.name',
      'mainEntity.acceptedAnswer',
      'mainEntity.acceptedAnswer.text',
    ],
    recommended: [],
  },
  // Source: https://developers.google.com/search/docs/appearance/structured-data/job-posting
  JobPosting: {
    required: [
      'datePosted',
      'description',
      'hiringOrganization',
      'hiringOrganization.name',
      'jobLocation',
      'jobLocation.address.addressCountry',
      'title',
    ],
    recommended: [
      'baseSalary',
      'directApply',
      'employmentType',
      'hiringOrganization.logo',
      'hiringOrganization.sameAs',
      'identifier',
      'validThrough',
    ],
    written: {
      datePosted: DAY_OR_MOMENT,
      validThrough: DAY_OR_MOMENT,
      employmentType:
        /^(FULL_TIME|PART_TIME|CONTRACTOR|TEMPORARY|INTERN|VOLUNTEER|PER_DIEM|OTHER)$/,
      // Search engines require a description with paragraphs or lists.
      description: /<(p|br|ul|li)\b/,
      'jobLocation.address.addressCountry': /^[A-Z]{2}$/,
    },
  },
  // Source: https://developers.google.com/search/docs/appearance/structured-data/organization. The
  // rule leaves out registration numbers.
  Organization: {
    required: ['name'],
    recommended: [
      'address',
      'contactPoint',
      'description',
      'email',
      'foundingDate',
      'logo',
      'numberOfEmployees',
      'telephone',
      'url',
    ],
  },
  // Source: https://developers.google.com/search/docs/appearance/structured-data/local-business
  LocalBusiness: {
    required: ['address', 'name'],
    recommended: ['geo', 'openingHoursSpecification', 'telephone', 'url'],
  },
  // Source: https://developers.google.com/search/docs/appearance/site-names
  WebSite: { required: ['name', 'url'], recommended: ['alternateName'] },
  // Source: https://schema.org/Service. Google has no rules for this type.
  Service: {
    required: ['name', 'provider'],
    recommended: ['areaServed', 'description', 'serviceType', 'url'],
  },
  // Source: https://schema.org/WebPage
  WebPage: { required: ['name', 'url'], recommended: ['description', 'inLanguage', 'isPartOf'] },
};

/**
 * A thing of these types needs the recommended properties only where a page describes the thing.
 */
const DESCRIBED_ONCE = ['Organization', 'LocalBusiness', 'Service', 'WebPage'];

/** Returns the violations of the rules. The caller must resolve references first. */
export function ruleFindings(things: readonly Thing[]): RuleFinding[] {
  return thingsWithin(things).flatMap(({ thing, path }) => {
    const isMention = path.includes('.');
    const applying = Object.entries(RULES).filter(([type]) =>
      typesOf(thing).some((own) => schemaVocabulary().isA(own, type)),
    );
    return applying.flatMap(([type, { required, recommended, written = {} }]): RuleFinding[] => {
      const wanted = isMention && DESCRIBED_ONCE.includes(type) ? [] : recommended;
      const needed =
        isMention && type !== 'Organization' && DESCRIBED_ONCE.includes(type) ? [] : required;
      return [
        ...needed
          .filter((name) => !has(thing, name))
          .map((name) => ({ severity: 'error' as const, message: `${path} needs ${name}` })),
        ...wanted
          .filter((name) => !has(thing, name))
          .map((name) => ({
            severity: 'warning' as const,
            message: `${path} should have ${name}`,
          })),
        ...Object.entries(written).flatMap(([name, pattern]) =>
          valuesAt(thing, name.split('.'))
            .filter((value) => value !== undefined && !pattern.test(String(value)))
            .map((value) => ({
              severity: 'error' as const,
              message: `${path}.${name} is not written as it should be: ${String(value).slice(0, 60)}`,
            })),
        ),
        ...(type === 'BreadcrumbList' ? trailFindings(thing, path) : []),
      ];
    });
  });
}

function has(thing: Thing, path: string): boolean {
  return path.split('|').some((alternative) => {
    // Another rule reports a missing thing, so this rule ignores the thing's properties.
    const steps = alternative.split('.');
    const isWithin =
      steps.length > 1 && valuesAt(thing, steps.slice(0, -1)).every((value) => value === undefined);
    return (
      isWithin ||
      valuesAt(thing, steps).every((value) => value !== undefined && value !== null && value !== '')
    );
  });
}

function valuesAt(value: unknown, [step, ...rest]: readonly string[]): unknown[] {
  if (step === undefined) return [value];
  const next = isThing(value) ? value[step] : undefined;
  const values = listOf(next);
  return values.length === 0 ? [undefined] : values.flatMap((item) => valuesAt(item, rest));
}

function trailFindings(trail: Thing, path: string): RuleFinding[] {
  const steps = listOf(trail.itemListElement).filter(isThing);
  const faults = [
    ...(steps.length < 2 ? ['has fewer than two steps'] : []),
    ...(steps.every(({ position }, index) => position === index + 1)
      ? []
      : ['is not numbered 1, 2, 3 …']),
    ...(steps.slice(0, -1).every(({ item }) => item !== undefined)
      ? []
      : ['has a step that leads nowhere']),
  ];
  return faults.map((fault) => ({ severity: 'error', message: `${path} ${fault}` }));
}
