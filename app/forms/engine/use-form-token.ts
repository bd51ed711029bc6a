import { type FocusEvent, useLayoutEffect } from 'react';
import { TOKEN_FIELD } from './form-state.ts';

type Token = Promise<string | undefined>;

/** By form: sent from a page in the other language, it is still the same form. */
const tokens = new Map<string, Token>();

/**
 * The token of a form, so that sending it twice makes one submission. Prerendered pages have none,
 * so a script asks for it. A form is also sent without a token.
 * @param served the token that a refused form brought along
 */
export function useFormToken(form: string, served: string | undefined) {
  useLayoutEffect(() => {
    if (served) tokens.set(form, Promise.resolve(served));
  }, [form, served]);

  return {
    /** Asks for a token at the first field. Most pages are read without touching their form. */
    ask: ({ target }: FocusEvent<HTMLFormElement>) => {
      if (!tokens.has(form) && !(target instanceof HTMLButtonElement))
        tokens.set(form, fetchToken());
    },
    attach: async (values: FormData) => {
      const token = await tokens.get(form);
      if (token) values.set(TOKEN_FIELD, token);
    },
    /** After a form was received, the next one needs another token. */
    forget: () => tokens.delete(form),
  };
}

async function fetchToken(): Promise<string | undefined> {
  try {
    const response = await fetch('/form-token', { headers: { Accept: 'application/json' } });
    const answer: unknown = await response.json();
    return typeof answer === 'object' && answer !== null && 'token' in answer
      ? String(answer.token)
      : undefined;
  } catch {
    return undefined;
  }
}
