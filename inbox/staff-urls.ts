import type { Form } from '#app/forms/forms.ts';
import { languageWithCode } from '#app/i18n/language-with-code.ts';
import { staffUrl } from '#app/staff-link.ts';
import type { Database } from '#server/database/connect.ts';
import { siteSecret } from '#server/database/site-state.ts';
import type { Submission as Row } from '#server/database/tables.ts';
import { mailboxOf, type Settings } from '#server/env.ts';
import { createTokens } from '#server/tokens.ts';

/**
 * Returns a function for links to the staff page in a mail to INBOX_TO. If a form has another
 * mailbox, only its quarantined submissions get a link, because no mail tells that mailbox of them.
 */
export async function staffUrls(database: Database, settings: Settings) {
  const tokens = createTokens(await siteSecret(database));
  const { SITE_URL: origin, INBOX_LANGUAGE, INBOX_TO } = settings;
  const site = { origin, tokens, language: languageWithCode(INBOX_LANGUAGE) };
  const isForInbox = (form: Form) => mailboxOf(form, settings) === INBOX_TO;
  return ({ id, form, link_version: version, held_because }: StaffRow): string | undefined =>
    isForInbox(form) || held_because !== null ? staffUrl({ id, version }, site) : undefined;
}

type StaffRow = Pick<Row, 'id' | 'form' | 'link_version' | 'held_because'>;
