import { expect } from 'vitest';
import { correctAnswers, correctable } from '#app/forms/correct-answers.server.ts';
import type { Database } from '#server/database/connect.ts';
import { onBothEngines } from '#tests/support/databases.ts';
import { exampleStore, exampleSubmission, NOTICE } from '#tests/support/example-submission.ts';

const PARTNERSHIP = {
  organisation: 'شركة',
  contact: 'Layla',
  email: 'layla@example.com',
  country: 'SA',
  website: '',
  type: 'solution-delivery',
  first: 'Twelve engineers',
  second: '',
  message: 'A problem of our common clients',
};

async function inquiry(database: Database) {
  const { store } = exampleStore(database);
  const { id } = await store.save(
    exampleSubmission({ form: 'partnership', answers: PARTNERSHIP, name: 'Layla, شركة' }),
  );
  const stored = async () => (await database.db.selectFrom('submissions').selectAll().execute())[0];
  return {
    id,
    stored,
    correct: (changes: Record<string, string>) =>
      correctAnswers(id, { submission: id, ...changes }, { store, notice: NOTICE }),
  };
}

onBothEngines(
  'corrections follow the rules of the form, with follow-up questions and names',
  async (database) => {
    const { correct, stored } = await inquiry(database);
    expect(await correct({ contact: ' Mona ', first: 'Twenty engineers' })).toEqual([]);
    const row = await stored();
    expect(row?.name).toBe('Mona, شركة');
    expect(JSON.parse(row?.answers ?? '')).toEqual({
      ...PARTNERSHIP,
      contact: 'Mona',
      first: 'Twenty engineers',
    });
  },
);

onBothEngines('an answer that breaks a rule is reported and changes nothing', async (database) => {
  const { correct, stored } = await inquiry(database);
  expect(await correct({ contact: 'M', first: 'x'.repeat(501), organisation: 'Another' })).toEqual([
    'contact',
    'first',
  ]);
  expect(JSON.parse((await stored())?.answers ?? '')).toEqual(PARTNERSHIP);
});

onBothEngines('the email and the choices cannot be changed', async (database) => {
  const { correct, stored } = await inquiry(database);
  expect(
    await correct({
      email: 'mona@example.com',
      country: 'QA',
      type: 'strategic-alliance',
      other: 'x',
    }),
  ).toEqual([]);
  expect(JSON.parse((await stored())?.answers ?? '')).toEqual(PARTNERSHIP);
  expect(correctable({ form: 'dataRequest', answers: { email: '', right: '' } })).toEqual([]);
});

onBothEngines('nobody can correct the submission of another person', async (database) => {
  const { id } = await inquiry(database);
  const { store } = exampleStore(database);
  const stranger = await store.save(exampleSubmission({ email: 'omar@example.com' }));
  expect(
    await correctAnswers(
      stranger.id,
      { submission: id, contact: 'Omar' },
      { store, notice: NOTICE },
    ),
  ).toBeUndefined();
});
