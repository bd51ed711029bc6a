import { formatList } from '#app/i18n/format.server.ts';
import { isolate } from '#app/i18n/format.ts';
import type { Language } from '#content/languages.ts';

/** Lists domains as the ends of emails, such as “@example.com”. */
export function domainList(domains: readonly string[], language: Language): string {
  return formatList(
    domains.map((domain) => isolate(`@${domain}`)),
    language,
  );
}
