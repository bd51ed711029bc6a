import type { Event, JobPosting } from 'schema-dts';
import { endOf, organization as facts, readUi } from '#app/content/read.server.ts';
import type { Entry } from '#app/content/schemas/collections.ts';
import { riyadhIso, toMoment } from '#app/i18n/moment.ts';
import { contentHtml } from '../content-html.server.tsx';
import { RoleText } from '../role-text.server.tsx';
import { ids, imageOf, type Place } from './place.server.ts';

// What readers are called to before a day: roles to apply for, webinars to take part in.

/** An open role. Its page, and this with it, is gone once it takes no more applications. */
export function jobPosting(place: Place, job: Entry<'jobs'>): JobPosting {
  const { language } = place;
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
    // The end itself is no longer open.
    validThrough: riyadhIso(job.expires - 1000),
    employmentType: 'FULL_TIME',
    directApply: true,
    identifier: {
      '@type': 'PropertyValue',
      name: readUi(language).site.name,
      value: job.slug,
    },
    hiringOrganization: { '@id': ids.organization },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: readUi(language).parts[job.city],
        addressCountry: facts.offices[job.city].country,
      },
    },
    url: place.url,
  };
}

/** A webinar, with what became of it. */
export function webinarEvent(place: Place, webinar: Entry<'webinars'>): Event {
  const { starts, movedFrom, cancelled } = webinar;
  const takesPlace = !cancelled && endOf(webinar) > Date.now();
  return {
    '@type': 'EducationEvent',
    '@id': ids.of(place, 'event'),
    name: webinar.heading,
    description: webinar.description,
    url: place.url,
    image: imageOf(place),
    startDate: riyadhIso(starts),
    endDate: riyadhIso(endOf(webinar)),
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    eventStatus: `https://schema.org/Event${cancelled ? 'Cancelled' : movedFrom === undefined ? 'Scheduled' : 'Rescheduled'}`,
    ...(movedFrom === undefined ? {} : { previousStartDate: riyadhIso(movedFrom) }),
    location: { '@type': 'VirtualLocation', url: place.url },
    inLanguage: webinar.held,
    isAccessibleForFree: true,
    maximumVirtualAttendeeCapacity: webinar.seats,
    organizer: { '@id': ids.organization },
    performer: { '@id': ids.organization },
    offers: {
      '@type': 'Offer',
      price: 0,
      priceCurrency: 'SAR',
      url: place.url,
      availability: `https://schema.org/${takesPlace ? 'InStock' : 'SoldOut'}`,
      validFrom: riyadhIso(toMoment(webinar.updated)),
    },
  };
}
