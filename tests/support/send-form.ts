import { RouterContextProvider } from 'react-router';
import type { FormReceiver } from '#app/forms/engine/define-receiver.server.ts';
import { countRefusal, limit, type RefusalReason, store } from '#app/forms/engine/ports.ts';
import { receive } from '#app/forms/engine/receive.server.ts';
import type { FormSchema } from '#app/forms/engine/rules.ts';
import type { Form } from '#app/forms/forms.ts';
import { MINUTE } from '#app/i18n/durations.ts';
import { isSameOrigin, reportError, site, tokens } from '#app/ports.ts';
import { languages } from '#content/languages.ts';
import type { Database } from '#server/database/connect.ts';
import { createStore } from '#server/submissions/store/create-store.ts';
import { createTokens } from '#server/tokens.ts';

const ORIGIN = 'https://site.example';
const signed = createTokens(new Uint8Array(32));

type Sent = {
  path: string;
  params?: Record<string, string>;
  fields: Record<string, string | File>;
  /** If set, the rate limit refuses the form and returns this number of seconds to wait. */
  wait?: number;
  isOurs?: boolean;
  token?: string;
  reasons?: RefusalReason[];
};

/** Sends a form directly to its action, without a network but with a real database. */
export async function sendTo<Schema extends FormSchema, Subject>(
  { db, ...database }: Database,
  form: FormReceiver<Schema, Subject>,
  { path, params = {}, fields, wait, isOurs = true, token, reasons = [] }: Sent,
) {
  const context = new RouterContextProvider();
  const [english] = languages;
  context.set(
    store,
    createStore(
      { db, ...database },
      { firmMailbox: (name: Form) => `${name}@firm.example`, mailHost: 'site.example' },
    ),
  );
  context.set(tokens, signed);
  context.set(limit, async () => wait);
  context.set(countRefusal, (_form, reason) => void reasons.push(reason));
  context.set(isSameOrigin, isOurs);
  context.set(site, { origin: ORIGIN, firmLanguage: english, sendsFiles: true });
  context.set(reportError, () => 'E-K7F-4WM');
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...(token ? { token } : {}) }))
    body.append(name, value);
  const url = new URL(path, ORIGIN);
  const request = new Request(url, { method: 'POST', body });
  const answer = await receive(form)({ request, params, context, url } as never);
  if (answer instanceof Response)
    return {
      status: answer.status,
      location: answer.headers.get('Location') ?? '',
      retryAfter: null,
      state: undefined,
    };
  return {
    status: answer.init?.status,
    location: '',
    retryAfter: new Headers(answer.init?.headers).get('Retry-After'),
    state: answer.data,
  };
}

/** Returns the token of a form. @param ago milliseconds since the form was shown */
export function tokenShown(ago: number): string {
  return createTokens(new Uint8Array(32), () => Date.now() - ago).sign(
    'form',
    `shown ${crypto.randomUUID()}`,
    60 * MINUTE,
  );
}
