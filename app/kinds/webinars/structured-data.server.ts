import type { Event } from 'schema-dts';
import { riyadhIso, toMoment } from '#app/i18n/moment.ts';
import { ids, imageOf } from '#app/seo/structured-data/place.server.ts';
import type { Place } from '../define-kind.ts';
import { endsAt } from './ends-at.ts';
import type { Webinar } from './schema.ts';

export function structuredData(webinar: Webinar, place: Place): Event {
  const { starts, movedFrom, cancelled } = webinar;
  const status = cancelled ? 'Cancelled' : movedFrom === undefined ? 'Scheduled' : 'Rescheduled';
  const takesPlace = !cancelled && endsAt(webinar) > Date.now();
  return {
    '@type': 'EducationEvent',
    '@id': ids.of(place, 'event'),
    name: webinar.heading,
    description: webinar.description,
    url: place.url,
    image: imageOf(place),
    startDate: riyadhIso(starts),
    endDate: riyadhIso(endsAt(webinar)),
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    eventStatus: `https://schema.org/Event${status}`,
    ...(movedFrom === undefined ? {} : { previousStartDate: riyadhIso(movedFrom) }),
    location: { '@type': 'VirtualLocation', url: place.url },
    inLanguage: webinar.spoken,
    isAccessibleForFree: true,
    maximumVirtualAttendeeCapacity: webinar.seats,
    organizer: { '@id': ids.organization() },
    performer: { '@id': ids.organization() },
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
