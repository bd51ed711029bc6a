import type { JobPosting, MonetaryAmount } from 'schema-dts';
import { readUi } from '#app/content/read.server.ts';
import { riyadhIso, toMoment } from '#app/i18n/moment.ts';
import { contentHtml } from '#app/seo/content-html.server.tsx';
import { addressOf } from '#app/seo/structured-data/address.server.ts';
import { ids } from '#app/seo/structured-data/place.server.ts';
import type { Place } from '../define-kind.ts';
import { RoleText } from './role-text.server.tsx';
import type { Job } from './schema.ts';

const EMPLOYMENT_TYPES = {
  fullTime: 'FULL_TIME',
  partTime: 'PART_TIME',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
} as const;

export function structuredData(job: Job, place: Place): JobPosting {
  const { language } = place;
  const { site } = readUi(language);
  return {
    '@type': 'JobPosting',
    '@id': ids.of(place, 'job'),
    title: job.name,
    description: contentHtml(
      <>
        <p>{job.lead}</p>
        <RoleText job={job} language={language} />
      </>,
      language,
    ),
    datePosted: riyadhIso(toMoment(job.posted)),
    // At `expires` the role is already closed, so the last valid moment is a second earlier.
    validThrough: riyadhIso(job.expires - 1000),
    employmentType: EMPLOYMENT_TYPES[job.employment],
    ...(job.salary ? { baseSalary: payOf(job.salary) } : {}),
    directApply: true,
    identifier: { '@type': 'PropertyValue', name: site.name, value: job.slug },
    hiringOrganization: { '@id': ids.organization() },
    jobLocation: {
      '@type': 'Place',
      address: addressOf(job.city, language),
    },
    url: place.url,
  };
}

function payOf({ from, to, currency }: NonNullable<Job['salary']>): MonetaryAmount {
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: { '@type': 'QuantitativeValue', minValue: from, maxValue: to, unitText: 'MONTH' },
  };
}
