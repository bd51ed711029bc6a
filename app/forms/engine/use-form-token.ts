import { type FocusEvent, useEffect, useLayoutEffect } from 'react';
import * as v from 'valibot';
import { TOKEN_FIELD } from './form-state.ts';

/** The keys are the ids of forms. The page in the other language uses the same token. */
const tokens = new Map<string, Promise<string | undefined>>();

export function useFormToken(form: string, served: string | undefined) {
  useLayoutEffect(() => {
    if (served) tokens.set(form, Promise.resolve(served));
  }, [form, served]);

  useEffect(() => {
    // The visitor may have chosen a field before React started.
    const { activeElement } = document;
    if (activeElement?.closest('form')?.id === form) ask(form, activeElement);
  }, [form]);

  return {
    ask: ({ target }: FocusEvent<HTMLFormElement>) => ask(form, target),
    attach: async (values: FormData) => {
      const token = await tokens.get(form);
      if (token) values.set(TOKEN_FIELD, token);
    },
    forget: () => tokens.delete(form),
  };
}

function ask(form: string, target: Element): void {
  if (!tokens.has(form) && !(target instanceof HTMLButtonElement)) tokens.set(form, fetchToken());
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
