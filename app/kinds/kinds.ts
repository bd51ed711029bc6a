import type * as v from 'valibot';
import { blog } from './blog/kind.ts';
import { caseStudies } from './case-studies/kind.ts';
import { certificates } from './certificates/kind.ts';
import { clients } from './clients/kind.ts';
import type { KindDefinition, RecordOf } from './define-kind.ts';
import { documentation } from './documentation/kind.ts';
import { jobs } from './jobs/kind.ts';
import { landingPages } from './landing-pages/kind.ts';
import { legal } from './legal/kind.ts';
import { legalVersions } from './legal-versions/kind.ts';
import { letters } from './letters/kind.ts';
import { news } from './news/kind.ts';
import { partnerships } from './partnerships/kind.ts';
import { people } from './people/kind.ts';
import { services } from './services/kind.ts';
import { webinars } from './webinars/kind.ts';

/** The only list of kinds, in the site's order. Each key is the name of a folder. */
export const kinds = {
  services,
  'case-studies': caseStudies,
  blog,
  documentation,
  webinars,
  jobs,
  news,
  letters,
  partnerships,
  legal,
  'legal-versions': legalVersions,
  people,
  clients,
  certificates,
  'landing-pages': landingPages,
};

export type KindName = keyof typeof kinds;
export type KindRecord<Name extends KindName> = RecordOf<(typeof kinds)[Name]['schema']>;

export type AnyKind = KindDefinition<
  v.GenericSchema,
  Readonly<Record<string, v.GenericSchema>>,
  Readonly<Record<string, KindName>>
>;

export const allKinds = Object.entries(kinds) as [KindName, AnyKind][];

/** A feed has the name of its list: the feed of `/blog` is `blog`. */
export const feedNames = allKinds.flatMap(([, { feed, list }]) =>
  feed && list ? [list.slice(1)] : [],
);

type UnionToIntersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;
type PagesOf<Kind> = Kind extends { pages?: infer Pages } ? NonNullable<Pages> : never;

export const kindPages = Object.assign(
  {},
  ...allKinds.map(([, { pages }]) => pages),
) as UnionToIntersection<PagesOf<(typeof kinds)[KindName]>>;
