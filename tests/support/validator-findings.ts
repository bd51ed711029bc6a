import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import { resolved, type Thing } from './structured-data.ts';
import type { RuleFinding } from './structured-data-rules.ts';

/** Reads a page's JSON-LD with a third-party extractor. */
export function extracted(html: string): { things: number; faults: string[] } {
  const { jsonld, errors } = new WebAutoExtractor().parse(html);
  return {
    things: Object.values(jsonld).flat().length,
    faults: errors.map(({ message }) => message),
  };
}

/**
 * Returns the findings of Adobe's validator, which checks Google's rules for rich results.
 * @param siteWide things that other pages describe
 */
export async function validatorFindings(
  things: readonly Thing[],
  siteWide: readonly Thing[] = [],
): Promise<RuleFinding[]> {
  // The validator changes its input, so it gets a copy. The validator does not follow references,
  // so the copy contains the things themselves.
  const whole = structuredClone(resolved(things, siteWide));
  const byType = Object.groupBy(whole, (thing) => String(thing['@type']));
  const jsonld = Object.fromEntries(
    Object.entries(byType).map(([type, ofType = []]) => [type, ofType]),
  );
  const issues = await new Validator().validate({ jsonld });
  return issues.map(({ rootType, severity, issueMessage, path = [] }) => {
    const place = [rootType, ...path.flatMap(({ property }) => property ?? [])].join('.');
    return {
      severity: severity === 'ERROR' ? 'error' : 'warning',
      message: `${place}: ${issueMessage}`,
    };
  });
}
