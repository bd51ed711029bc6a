import { spreadOf } from '../pages/statistics.ts';

export type LighthouseReport = {
  categories: Record<string, { score: number | null; auditRefs: { id: string }[] }>;
  audits: Record<
    string,
    {
      title: string;
      score: number | null;
      explanation?: string;
      displayValue?: string;
      numericValue?: number;
    }
  >;
  runtimeError?: { message: string };
};

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

/** The metrics of the performance score. CLS has no unit. The others are in milliseconds. */
const SPEEDS = {
  FCP: 'first-contentful-paint',
  SI: 'speed-index',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;
type Speed = keyof typeof SPEEDS;
const SPEED_NAMES = Object.keys(SPEEDS) as Speed[];

type Finding = { category: Category; audit: string; title: string; why: string };
export type PageResult = {
  path: string;
  scores: Record<Category, number>;
  speeds: Record<Speed, number>;
  findings: Finding[];
};

/**
 * Combines several runs of a page into medians and a list of failed audits. Leaves out performance
 * audits, because the metrics cover them.
 */
export function resultOf(path: string, reports: LighthouseReport[]): PageResult {
  const scoreOf = (category: Category) => {
    const scores = reports.map(({ categories }) => categories[category]?.score ?? Number.NaN);
    return Math.round(100 * (spreadOf(scores)?.median ?? Number.NaN));
  };
  const speedOf = (speed: Speed) =>
    spreadOf(reports.map(({ audits }) => audits[SPEEDS[speed]]?.numericValue ?? Number.NaN))
      ?.median ?? Number.NaN;
  const findings = new Map(reports.flatMap(findingsOf).map((finding) => [finding.audit, finding]));
  return {
    path,
    scores: byName(CATEGORIES, scoreOf),
    speeds: byName(SPEED_NAMES, speedOf),
    findings: [...findings.values()],
  };
}

function byName<Name extends string>(
  names: readonly Name[],
  measure: (name: Name) => number,
): Record<Name, number> {
  const values = names.map((name) => [name, measure(name)]);
  return Object.fromEntries(values) as Record<Name, number>;
}

function findingsOf({ categories, audits }: LighthouseReport): Finding[] {
  return CATEGORIES.filter((category) => category !== 'performance').flatMap((category) =>
    (categories[category]?.auditRefs ?? []).flatMap(({ id }) => {
      const audit = audits[id];
      // A score of null means that the audit does not apply, or that a person must check it.
      if (!audit || audit.score === null || audit.score === 1) return [];
      return [
        {
          category,
          audit: id,
          title: audit.title,
          why: [audit.displayValue, audit.explanation].filter(Boolean).join(': '),
        },
      ];
    }),
  );
}
