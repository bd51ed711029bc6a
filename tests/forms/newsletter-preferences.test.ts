import { RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { type Store, store } from '#app/forms/engine/ports.ts';
import { action } from '#app/pages/newsletter-preferences.tsx';
import { isSameOrigin, tokens } from '#app/ports.ts';
import { createTokens } from '#server/tokens.ts';
import { URLENCODED } from '#tests/support/form-bytes.ts';

const signed = createTokens(new Uint8Array(32));

async function send(fields: Record<string, string>) {
  const unsubscribe = vi.fn(async () => true);
  const setLanguage = vi.fn(async () => true);
  const context = new RouterContextProvider();
  context.set(store, { unsubscribe, setLanguage } as Partial<Store> as Store);
  context.set(tokens, signed);
  context.set(isSameOrigin, true);
  const token = signed.sign('newsletter-preferences', 'subscriber', 60_000);
  const request = new Request(`https://site.example/newsletter/preferences/${token}`, {
    method: 'POST',
    headers: { 'Content-Type': URLENCODED },
    body: new URLSearchParams(fields).toString(),
  });
  const answer = await Promise.resolve(action({ request, params: { token }, context } as never))
    // The action may throw the response instead of returning it.
    .catch((thrown: { init: ResponseInit }) => thrown.init);
  return { answer, unsubscribe, setLanguage };
}

for (const fields of [{}, { end: 'no' }, { end: 'no', language: 'ar' }, { language: 'fr' }])
  test(`${JSON.stringify(fields)} is answered with 400 and changes nothing`, async () => {
    const { answer, unsubscribe, setLanguage } = await send(fields);
    expect(answer).toEqual({ status: 400 });
    expect(unsubscribe).not.toHaveBeenCalled();
    expect(setLanguage).not.toHaveBeenCalled();
  });

test('the button "end" ends the subscription', async () => {
  const { answer, unsubscribe, setLanguage } = await send({ end: 'yes', language: 'ar' });
  expect(answer).toEqual({ outcome: 'ended' });
  expect(unsubscribe).toHaveBeenCalledWith('subscriber', undefined);
  expect(setLanguage).not.toHaveBeenCalled();
});

test('a language of the site is saved', async () => {
  const { answer, unsubscribe, setLanguage } = await send({ language: 'ar' });
  expect(answer).toEqual({ outcome: 'saved' });
  expect(setLanguage).toHaveBeenCalledWith('subscriber', 'ar');
  expect(unsubscribe).not.toHaveBeenCalled();
});
