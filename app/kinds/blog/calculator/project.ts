export const benefitFields = ['benefit', 'comparison', 'doubt', 'fade'] as const;
export const costFields = [
  'licence',
  'integration',
  'staff',
  'staffLater',
  'running',
  'years',
] as const;
export const fields = [...benefitFields, ...costFields] as const;

export type FieldName = (typeof fields)[number];
export type Project = Record<FieldName, number>;

/** The unit that stands in a field. The label of `years` has its unit. */
export const unitOf = (name: FieldName): 'amount' | 'percent' | undefined => {
  if (name === 'years') return undefined;
  return name === 'doubt' || name === 'fade' ? 'percent' : 'amount';
};

/** The form sends all fields. A query without this field is not from the form. */
export const SENT: FieldName = 'benefit';

/** The figures of the post with the calculator, in millions of riyals, per cent and years. */
export const example: Project = {
  benefit: 2.4,
  comparison: 0.8,
  doubt: 25,
  fade: 0,
  licence: 0.6,
  integration: 0.4,
  staff: 0.25,
  staffLater: 0.1,
  running: 0.15,
  years: 1,
};

export type Account = {
  /** The return in per cent if the licence is the only cost. */
  slide: number;
  /** The return in per cent on all costs. The gain of a comparison group is subtracted. */
  full: number;
  low: number;
  high: number;
  benefit: number;
  cost: number;
};

/** `licence` must be above 0, because the return is divided by the cost. */
export function accountOf(project: Project): Account {
  const { licence, integration, staff, staffLater, running, years, doubt } = project;
  const net = project.benefit - project.comparison;
  let benefit = 0;
  for (let year = 0; year < years; year += 1) benefit += net * (1 - project.fade / 100) ** year;
  const cost = integration + staff + staffLater * (years - 1) + (licence + running) * years;
  const apart = Math.abs(benefit) * (doubt / 100);
  return {
    slide: returnOn(project.benefit, licence),
    full: returnOn(benefit, cost),
    low: returnOn(benefit - apart, cost),
    high: returnOn(benefit + apart, cost),
    benefit,
    cost,
  };
}

/** The result is in per cent of the cost. */
function returnOn(benefit: number, cost: number): number {
  return ((benefit - cost) / cost) * 100;
}
