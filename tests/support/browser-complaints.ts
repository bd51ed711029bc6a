import type { Page } from '@playwright/test';

/**
 * Records errors, warnings, violations of the content security policy, failed requests, and
 * requests to other hosts.
 * @returns a function that returns everything recorded so far
 */
export async function watchForComplaints(
  page: Page,
  origin: string,
): Promise<() => Promise<string[]>> {
  const found: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) found.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => found.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== origin) found.push(`a request to ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) found.push(`${response.url()} was answered ${response.status()}`);
  });
  page.on('requestfailed', (request) =>
    found.push(`${request.url()} failed: ${request.failure()?.errorText}`),
  );
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      violations.push(`policy: ${violatedDirective} blocked ${blockedURI} ${sample}`),
    );
  });
  return async () => [
    ...found,
    ...(await page.evaluate(() => (window as unknown as { violations: string[] }).violations)),
  ];
}
