import { CspEvaluator } from 'csp_evaluator';
import { type Finding, Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, test } from 'vitest';
import { ask } from '#tests/support/ask-site.ts';
import { builtPages } from '#tests/support/built-pages.ts';

const OTHERS = ['/nowhere', '/search?q=data', '/robots.txt', '/form-token', '/careers?city=dubai'];

test("Google's CSP Evaluator has no serious finding on any content security policy", async () => {
  const addresses = [...builtPages().map(({ address }) => address), ...OTHERS];
  const policies = new Set<string>();
  for (const address of addresses)
    policies.add(String((await ask(address)).headers['content-security-policy']));
  for (const policy of policies) expect(seriousFindings(policy), policy).toEqual([]);
});

test.each(['undefined', "default-src 'self' 'unsafe-inline'", "script-src 'self' https:"])(
  'the policy "%s" has a serious finding',
  (policy) => {
    expect(seriousFindings(policy)).not.toEqual([]);
  },
);

function seriousFindings(policy: string): Finding[] {
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  return findings.filter(({ severity }) => severity < Severity.STRICT_CSP);
}
