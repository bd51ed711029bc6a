import { expect, test } from 'vitest';
import { readsQuery } from './read-queries.ts';

test.each([
  '/contact?service=ai-strategy',
  '/ar/contact?service=ai-strategy',
  '/contact.data?service=ai-strategy',
  '/ar/contact.data?service=ai-strategy',
  '/contact?utm_source=mail&service=ai-strategy',
  '/contact?service=',
  '/contact?answers=012301230123',
  '/ar/contact?case=retail',
  '/contact?return=2.4_0.8',
  '/ar/assessment?answers=',
  '/contact?%73ervice=ai-strategy',
  '/partnership-form?type=solution-delivery',
  '/ar/partnership-form.data?type=solution-delivery',
  '/careers?city=riyadh',
  '/ar/blog.data?topic=data',
  '/blog/case-study-roi?benefit=2.4&years=2',
  '/ar/blog/case-study-roi.data?benefit=',
])('the query of %s changes the page', (target) => {
  expect(readsQuery(target)).toBe(true);
});

test.each([
  '/contact',
  '/contact?',
  '/contact?utm_source=service',
  '/contact?Service=ai-strategy',
  '/contact.data?_routes=root',
  '/contact?type=solution-delivery',
  '/partnership-form?service=ai-strategy',
  '/about-us?service=ai-strategy',
  '/careers?topic=data',
  '/blog/page/2?topic=data',
  '/blog/page/2?benefit=2',
  '/blog/case-study-roi?years=2',
  '/blog/feed.xml?benefit=2',
  '/news/2026-11-two-languages?benefit=2',
  '/?service=ai-strategy',
  '/ar?service=ai-strategy',
  '/arcontact?service=ai-strategy',
  '/fr/contact?service=ai-strategy',
  '/contact/more?service=ai-strategy',
])('the prerendered page answers %s', (target) => {
  expect(readsQuery(target)).toBe(false);
});
