import { type FocusEvent, useLayoutEffect } from 'react';
import * as v from 'valibot';
import { TOKEN_FIELD } from './form-state.ts';

/** The tokens by the ids of their forms. The page in the other language uses the same token. */
const tokens = new Map<string, Promise<string | undefined>>();

/** Handles the token of a form on a prerendered page. The form can be sent without a token. */
export function useFormToken(form: string, served: string | undefined) {
  useLayoutEffect(() => {
    if (served) tokens.set(form, Promise.resolve(served));
  }, [form, served]);

  return {
    ask: ({ target }: FocusEvent<HTMLFormElement>) => {
      if (!tokens.has(form) && !(target instanceof HTMLButtonElement))
        tokens.set(form, fetchToken());
    },
    attach: async (values: FormData) => {
      const token = await tokens.get(form);
      if (token) values.set(TOKEN_FIELD, token);
    },
    forget: () => tokens.delete(form),
  };
}

const ANSWER = v.object({ token: v.string() });

async function fetchToken(): Promise<string | undefined> {
  try {
    const response = await fetch('/form-token', { headers: { Accept: 'application/json' } });
    return v.parse(ANSWER, await response.json()).token;
  } catch {
    return undefined;
  }
}
