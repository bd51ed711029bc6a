import { expect, test } from 'vitest';
import { type LighthouseReport, resultOf } from './report.ts';

function reportOf(performance: number, audits: LighthouseReport['audits'] = {}): LighthouseReport {
  const auditRefs = Object.keys(audits).map((id) => ({ id }));
  return {
    categories: {
      performance: { score: performance, auditRefs: [{ id: 'first-contentful-paint' }] },
      accessibility: { score: 1, auditRefs },
      'best-practices': { score: 0.96, auditRefs: [] },
      seo: { score: 1, auditRefs: [] },
    },
    audits: {
      ...audits,
      'first-contentful-paint': {
        title: 'First Contentful Paint',
        score: 0.5,
        numericValue: 1000 / performance,
      },
    },
  };
}

test('the scores of a page are the medians of its runs, out of 100', () => {
  expect(resultOf('/', [reportOf(0.99), reportOf(0.5), reportOf(1)]).scores).toEqual({
    performance: 99,
    accessibility: 100,
    'best-practices': 96,
    seo: 100,
  });
});

test('each metric of a page is its own median', () => {
  expect(resultOf('/', [reportOf(1), reportOf(0.5), reportOf(0.8)]).speeds.FCP).toBe(1250);
});

test('every failed audit is listed once, except audits of speed', () => {
  const contrast = { title: 'Contrast is too low', score: 0, explanation: 'two elements' };
  const audits = {
    contrast,
    passed: { title: 'Passed', score: 1 },
    manual: { title: 'Look yourself', score: null },
  };
  expect(resultOf('/', [reportOf(1), reportOf(1, audits), reportOf(1, audits)]).findings).toEqual([
    {
      category: 'accessibility',
      audit: 'contrast',
      title: 'Contrast is too low',
      why: 'two elements',
    },
  ]);
});
