import { example, type FieldName, fields, type Project, SENT } from './project.ts';
import { readNumber } from './read-number.ts';

type Rule = { above?: number; most: number; isWhole?: true };

/** In millions. A larger number is an amount that was typed in full. */
const MONEY: Rule = { most: 10_000 };
const SHARE: Rule = { most: 100 };
const rules: Record<FieldName, Rule> = {
  benefit: MONEY,
  comparison: MONEY,
  doubt: SHARE,
  fade: SHARE,
  licence: { ...MONEY, above: 0 },
  integration: MONEY,
  staff: MONEY,
  staffLater: MONEY,
  running: MONEY,
  years: { above: 0, most: 10, isWhole: true },
};

const LONGEST = 30;

export type Mistake =
  | { is: 'missing' | 'number' | 'positive' | 'whole' }
  | { is: 'least'; least: number }
  | { is: 'most'; most: number };
type Values = Record<FieldName, string>;
type Mistakes = Partial<Record<FieldName, Mistake>>;
type Reading =
  | { values: Values; project: Project; isSent: boolean }
  | { values: Values; mistakes: Mistakes };

/** Returns the example if the query has no fields of the form. */
export function readProject(query: URLSearchParams): Reading {
  const isSent = query.has(SENT);
  const values = fromFields((name) =>
    isSent ? (query.get(name) ?? '').trim().slice(0, LONGEST) : String(example[name]),
  );
  const project = fromFields((name) => readNumber(values[name]));
  const mistakes: Mistakes = {};
  for (const name of fields) {
    const mistake = mistakeIn(values[name], project[name], rules[name]);
    if (mistake) mistakes[name] = mistake;
  }
  return Object.keys(mistakes).length > 0 ? { values, mistakes } : { values, project, isSent };
}

function mistakeIn(text: string, value: number, rule: Rule): Mistake | undefined {
  const { above, most, isWhole } = rule;
  if (text === '') return { is: 'missing' };
  if (Number.isNaN(value)) return { is: 'number' };
  if (isWhole && !Number.isInteger(value)) return { is: 'whole' };
  if (above !== undefined && value <= above) return { is: 'positive' };
  if (value < 0) return { is: 'least', least: 0 };
  return value > most ? { is: 'most', most } : undefined;
}

function fromFields<Value>(read: (name: FieldName) => Value): Record<FieldName, Value> {
  const entries = fields.map((name) => [name, read(name)]);
  return Object.fromEntries(entries) as Record<FieldName, Value>;
}
