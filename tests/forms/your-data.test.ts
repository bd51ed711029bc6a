import { RouterContextProvider } from 'react-router';
import { expect } from 'vitest';
import { store } from '#app/forms/engine/ports.ts';
import { isolate } from '#app/i18n/format.ts';
import { action } from '#app/pages/your-data.tsx';
import { isSameOrigin, site, tokens } from '#app/ports.ts';
import { languages } from '#content/languages.ts';
import type { Database } from '#server/database/connect.ts';
import { createTokens } from '#server/tokens.ts';
import { onBothEngines } from '#tests/support/databases.ts';
import { exampleStore, exampleSubmission } from '#tests/support/example-submission.ts';
import { URLENCODED } from '#tests/support/form-bytes.ts';

const [, arabic] = languages;
const signed = createTokens(new Uint8Array(32));

/** Stores two submissions of one person. The personal link belongs to the first. */
async function personWithTwo(database: Database) {
  const { store: submissions } = exampleStore(database);
  const first = await submissions.save(exampleSubmission({ token: 'a' }));
  const second = await submissions.save(
    exampleSubmission({ token: 'b', answers: { ...exampleSubmission().answers, subject: 'Data' } }),
  );
  const press = async (fields: Record<string, string>) => {
    const context = new RouterContextProvider();
    context.set(store, submissions);
    context.set(tokens, signed);
    context.set(isSameOrigin, true);
    context.set(site, { origin: 'https://site.example', firmLanguage: arabic, sendsFiles: false });
    const token = signed.sign('your-data', first.id, 60_000);
    const url = new URL(`https://site.example/your-data/${token}`);
    const body = new URLSearchParams(fields).toString();
    const request = new Request(url, {
      method: 'POST',
      headers: { 'Content-Type': URLENCODED },
      body,
    });
    const sent = { request, params: { token }, context, url };
    try {
      const answer = await action(sent as never);
      return 'init' in answer ? { status: answer.init?.status, ...answer.data } : answer;
    } catch (thrown) {
      if (thrown instanceof Response) return { status: thrown.status };
      return (thrown as { init: ResponseInit }).init;
    }
  };
  const stored = async () =>
    (await database.db.selectFrom('submissions').select('id').execute()).map(({ id }) => id).sort();
  const noticeSubjects = async () => {
    const notices = database.db
      .selectFrom('outbox')
      .select('message')
      .where('submission_id', 'is', null);
    return (await notices.execute()).map(({ message }) => JSON.parse(message).subject);
  };
  return { first, second, press, stored, noticeSubjects };
}

for (const fields of [{}, { do: 'everything' }, { do: 'constructor' }, { do: '' }])
  onBothEngines(
    `an action named ${JSON.stringify(fields)} is answered with 400 and changes nothing`,
    async (database) => {
      const { first, second, press, stored } = await personWithTwo(database);
      expect(await press({ ...fields, agree: 'on', submission: second.id })).toEqual({
        status: 400,
      });
      expect(await stored()).toEqual([first.id, second.id].sort());
    },
  );

onBothEngines('everything is erased only by its action and with consent', async (database) => {
  const { first, second, press, stored } = await personWithTwo(database);
  expect(await press({ do: 'erase' })).toEqual({ status: 422, outcome: 'missing' });
  expect(await stored()).toEqual([first.id, second.id].sort());
  expect(await press({ do: 'erase', agree: 'on' })).toEqual({ outcome: 'erased' });
  expect(await stored()).toEqual([]);
});

onBothEngines('one submission can be erased, and then the last', async (database) => {
  const { first, second, press, stored } = await personWithTwo(database);
  expect(await press({ do: 'erase-one', submission: second.id })).toEqual({ status: 303 });
  expect(await stored()).toEqual([first.id]);
  expect(await press({ do: 'erase-one', submission: 'none' })).toEqual({ outcome: 'gone' });
  expect(await press({ do: 'erase-one', submission: first.id })).toEqual({ outcome: 'erased' });
  expect(await stored()).toEqual([]);
});

onBothEngines('the firm learns in its language what was corrected or erased', async (database) => {
  const { second, press, noticeSubjects } = await personWithTwo(database);
  await press({ do: 'correct', submission: second.id, message: 'A message that is longer' });
  const reference = isolate(second.reference);
  expect(await noticeSubjects()).toEqual([`صحّح المرسل ما أرسله (${reference})`]);
  await press({ do: 'erase-one', submission: second.id });
  expect((await noticeSubjects()).sort()).toEqual([
    `صحّح المرسل ما أرسله (${reference})`,
    `محا المرسل ما أرسله (${reference})`,
  ]);
});
