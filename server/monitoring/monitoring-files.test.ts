import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Database } from '#server/database/connect.ts';
import { createPrometheus } from './prometheus.ts';
import { addStateGauges } from './state-gauges.ts';

type Rules = { groups: { rules: { alert: string; expr: string; annotations: object }[] }[] };
type Dashboard = { panels: { title: string; targets?: { expr: string }[] }[] };

const FOLDER = 'deploy/monitoring';
const NAME = /\b(?:up|(?:miqyas|nodejs|process)_[a-z0-9_]+)\b/g;

const read = (file: string) => readFileSync(`${FOLDER}/${file}`, 'utf8');
const rules = () => (parse(read('alerts.yaml')) as Rules).groups.flatMap((group) => group.rules);
const panels = () => (JSON.parse(read('dashboard.json')) as Dashboard).panels;

function knownNames(): Set<string> {
  const { registry } = createPrometheus();
  // The test reads only the names of the gauges, so the gauges need no real sources.
  addStateGauges(registry, {
    database: {} as Database,
    isRelayReachable: () => true,
    readiness: () => Promise.reject(new Error('not read')),
  });
  const own = registry.getMetricsAsArray().map(({ name }) => name);
  // Prometheus adds the metric "up" to each target.
  const names = ['up', ...own];
  return new Set(names.flatMap((name) => [name, `${name}_bucket`, `${name}_sum`, `${name}_count`]));
}

test('every metric that a rule or a panel names exists', () => {
  const known = knownNames();
  const expressions = [
    ...rules().map(({ expr }) => expr),
    ...panels().flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
  ];
  for (const expression of expressions) {
    const names = expression.match(NAME) ?? [];
    expect(names, expression).not.toEqual([]);
    expect(
      names.filter((name) => !known.has(name)),
      expression,
    ).toEqual([]);
  }
});

test('every metric of the site is on the dashboard', () => {
  const shown = JSON.stringify(panels());
  const own = [...knownNames()].filter((name) => /^miqyas_.+(?<!_(bucket|sum|count))$/.test(name));
  for (const name of own) expect(shown).toContain(name);
});

test('every alert has a summary and the steps to take', () => {
  for (const { alert, annotations } of rules())
    expect(Object.keys(annotations), alert).toEqual(['summary', 'description']);
});
