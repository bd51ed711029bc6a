import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { Country } from '#art/dotted-map.ts';

const letters = new Map([
  ['682', 'SA'],
  ['784', 'AE'],
  ['634', 'QA'],
  ['414', 'KW'],
  ['048', 'BH'],
  ['512', 'OM'],
]);

/**
 * Reads the outlines of all countries in degrees from Natural Earth (public domain). The next
 * smaller scale has no outline of Bahrain.
 */
export function readCountryOutlines(): Country[] {
  const file = fileURLToPath(import.meta.resolve('world-atlas/countries-50m.json'));
  const atlas = JSON.parse(readFileSync(file, 'utf8')) as Topology<{
    countries: GeometryCollection;
  }>;
  return feature(atlas, atlas.objects.countries).features.flatMap(({ id, geometry }) => {
    const number = String(id);
    const polygons =
      geometry.type === 'Polygon'
        ? [geometry.coordinates]
        : geometry.type === 'MultiPolygon'
          ? geometry.coordinates
          : [];
    const rings = polygons.flat().map((ring) => ring.map(([x = 0, y = 0]) => ({ x, y })));
    return [{ code: letters.get(number) ?? number, rings }];
  });
}
