import type { Service as ServiceThing } from 'schema-dts';
import { countries } from '#app/seo/structured-data/organization.server.ts';
import { ids, imageOf } from '#app/seo/structured-data/place.server.ts';
import type { Place } from '../define-kind.ts';
import type { Service } from './schema.ts';

export function structuredData({ name, description }: Service, place: Place): ServiceThing {
  return {
    '@type': 'Service',
    '@id': ids.of(place, 'service'),
    name,
    serviceType: name,
    description,
    url: place.url,
    image: imageOf(place),
    provider: { '@id': ids.organization() },
    areaServed: countries(place.language),
  };
}
