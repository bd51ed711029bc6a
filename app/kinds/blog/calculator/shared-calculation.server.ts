import { readPage, readRecords } from '#app/content/read.server.ts';
import { absoluteUrl } from '#app/seo/absolute-url.server.ts';
import type { Language } from '#content/languages.ts';
import { fields } from './project.ts';
import { readProject } from './read-project.ts';
import { resultOf, SEPARATOR } from './result-of.ts';

/**
 * Reads the numbers that a visitor sends from the calculator to the contact form.
 * @param numbers the numbers of the project, in the order of the fields
 * @returns the return in per cent and the address of the calculation, or undefined if a number is
 *   missing or wrong
 */
export function readSharedCalculation(numbers: string | null, language: Language) {
  const values = numbers?.split(SEPARATOR) ?? [];
  const query = new URLSearchParams(fields.map((name, index) => [name, values[index] ?? '']));
  const reading = readProject(query);
  const post = readRecords(language, 'blog').find(({ tool }) => tool);
  if ('mistakes' in reading || !post) return undefined;
  const { calculator } = readPage(language, 'blog');
  return {
    result: resultOf(reading.project, calculator, language).figure.rows[1]?.value ?? '',
    address: absoluteUrl(`/blog/${post.slug}?${query}#calculation`, language),
  };
}
