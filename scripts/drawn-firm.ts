import type { Organization } from '#app/content/schemas/organization.ts';
import type { OfficePlaces } from '#art/gulf-map.ts';
import type { Logo } from '#art/logo.ts';
import type { CompiledContent } from './content/compile.ts';
import { readLogo } from './logo.ts';

/** What the drawings show of the firm: its name, and its offices on a map. */
export type DrawnFirm = {
  names: Record<string, string>;
  /** The name in Arabic letters, perhaps with vowel marks. */
  drawnName: string;
  offices: OfficePlaces;
  countries: readonly string[];
  logo: Logo | undefined;
};

export function drawnFirm({ organization, firmWords }: CompiledContent): DrawnFirm {
  const { drawnName, offices, countries } = organization as Organization;
  const places = Object.entries(offices).flatMap(([office, { place, label }]) =>
    place ? [[office, { mark: pointAt(place), label: label && pointAt(label) }]] : [],
  );
  return {
    names: Object.fromEntries(Object.entries(firmWords).map(([code, words]) => [code, words.firm])),
    drawnName,
    offices: Object.fromEntries(places),
    countries,
    logo: readLogo(),
  };
}

function pointAt([x = 0, y = 0]: readonly number[]) {
  return { x, y };
}
