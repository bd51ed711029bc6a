import { DAY, WEEK } from '#app/i18n/durations.ts';
import { riyadhDay, toMoment, weekOf } from '#app/i18n/moment.ts';
import type { WeeklyFacts } from '#app/mail/ports.ts';
import type { Database } from '#server/database/connect.ts';
import { countMails } from '#server/letters/letter-mails.ts';
import { countSubmissions, readSubmissions, type Submission } from './submissions.ts';

const MONTH = 4 * WEEK;

type Answered = { form: Submission['form']; took: number; isLate: boolean };

/** Reads the numbers of the last full week in Riyadh, from Sunday to Saturday. */
export async function readWeeklyFacts(database: Database, now: number): Promise<WeeklyFacts> {
  const end = toMoment(weekOf(now));
  const week = { since: end - WEEK, before: end };
  const received = (await readSubmissions(database, week)).filter(
    ({ held_because }) => held_because === null,
  );
  return {
    from: riyadhDay(week.since),
    to: riyadhDay(end - DAY),
    received: receivedBySubject(received),
    open: {
      count: await countSubmissions(database, { state: 'open', isPromised: true }),
      late: await countSubmissions(database, { dueBefore: now }),
    },
    answers: answersByForm(await readAnswers(database, week)),
    feedback: feedbackByPage(received),
    letters: await readLetters(database, end),
    searches: await database.db
      .selectFrom('empty_searches')
      .select(['language', 'query', 'people'])
      .where('week', '=', riyadhDay(week.since))
      .orderBy('people', 'desc')
      .orderBy('query')
      .execute(),
  };
}

async function readLetters(database: Database, end: number): Promise<WeeklyFacts['letters']> {
  const letters = await database.db
    .selectFrom('letters')
    .select(['slug', 'unsubscribed'])
    .where('started_at', '>=', end - MONTH)
    .where('started_at', '<', end)
    .orderBy('started_at', 'desc')
    .execute();
  return Promise.all(
    letters.map(async (letter) => {
      const { sent, refused, bounced } = await countMails(database.db, letter.slug);
      return { ...letter, sent, refused: refused + bounced };
    }),
  );
}

function receivedBySubject(received: Submission[]): WeeklyFacts['received'] {
  const groups = Map.groupBy(received, ({ form, about }) => `${form} ${about ?? ''}`);
  return [...groups.values()]
    .flatMap(([first, ...others]) =>
      first ? [{ form: first.form, about: first.about, count: others.length + 1 }] : [],
    )
    .sort((one, other) => other.count - one.count);
}

/** Reads the submissions whose first answer by staff was in the week. */
async function readAnswers(
  { db }: Database,
  { since, before }: { since: number; before: number },
): Promise<Answered[]> {
  const rows = await db
    .selectFrom('notes')
    .innerJoin('submissions', 'submissions.id', 'notes.submission_id')
    .select(['form', 'received_at', 'due_at'])
    .select(({ fn }) => fn.min<number>('notes.written_at').as('answered_at'))
    .where('notes.action', '=', 'answer')
    .groupBy(['submissions.id', 'form', 'received_at', 'due_at'])
    .execute();
  return rows
    .filter(({ answered_at }) => answered_at >= since && answered_at < before)
    .map(({ form, received_at, due_at, answered_at }) => ({
      form,
      took: answered_at - received_at,
      isLate: due_at !== null && answered_at > due_at,
    }));
}

function answersByForm(answers: Answered[]): WeeklyFacts['answers'] {
  return [...Map.groupBy(answers, ({ form }) => form)].map(([form, ofForm]) => {
    const times = ofForm.map(({ took }) => took).sort((one, other) => one - other);
    return {
      form,
      count: ofForm.length,
      late: ofForm.filter(({ isLate }) => isLate).length,
      median: times[Math.floor((times.length - 1) / 2)] ?? 0,
      slowest: times.at(-1) ?? 0,
    };
  });
}

function feedbackByPage(received: Submission[]): WeeklyFacts['feedback'] {
  const feedback = received.filter(({ form }) => form === 'feedback');
  return [...Map.groupBy(feedback, ({ about }) => about ?? '')].map(([page, ofPage]) => {
    const count = (matches: (answers: Submission['answers']) => boolean) =>
      ofPage.filter(({ answers }) => matches(answers)).length;
    return {
      page,
      yes: count(({ helpful }) => helpful === 'yes'),
      no: count(({ helpful }) => helpful === 'no'),
      comments: count(({ comment = '' }) => comment !== ''),
    };
  });
}
