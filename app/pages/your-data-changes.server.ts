import { data, redirect } from 'react-router';
import { correctAnswers } from '#app/forms/correct-answers.server.ts';
import type { Store } from '#app/forms/engine/ports.ts';
import { correctionNotice, erasureNotice } from '#app/mail/change-notice.server.ts';
import type { Links } from '#app/mail/ports.ts';
import type { Language } from '#content/languages.ts';

type Change = {
  /** The id of the submission in the personal link. */
  id: string;
  sent: Readonly<Record<string, string>>;
  store: Store;
  linkTo: (id: string) => string;
  firmLanguage: Language;
  /** Makes the links in mails to the firm. */
  links: Links;
};

const CHANGES = new Map(Object.entries({ correct, 'erase-one': eraseOne, erase: eraseAll }));

/** @throws a 400 for an unknown action */
export async function changeData(change: Change) {
  const handle = CHANGES.get(change.sent.do ?? '');
  if (!handle) throw data(null, { status: 400 });
  return handle(change);
}

async function correct({ id, sent, store, firmLanguage, links }: Change) {
  const wrong = await correctAnswers(id, sent, {
    store,
    notice: (submission) => correctionNotice(submission, firmLanguage, links),
  });
  if (!wrong) return { outcome: 'gone' as const };
  const { submission } = sent;
  if (wrong.length === 0) return { outcome: 'saved' as const, submission };
  return data({ outcome: 'wrong' as const, submission, typed: sent, wrong }, { status: 422 });
}

async function eraseOne({ id, sent, store, linkTo, firmLanguage }: Change) {
  const person = await store.personalData(id);
  const others = person?.submissions.filter((other) => other.id !== sent.submission) ?? [];
  const isErased = await store.eraseOne(id, sent.submission ?? '', (submission) =>
    erasureNotice(submission, firmLanguage),
  );
  if (!isErased) return { outcome: 'gone' as const };
  // A personal link ends with its submission. Redirect to the link of another submission.
  const next = others.find((other) => other.id === id) ?? others[0];
  if (next) throw redirect(linkTo(next.id), 303);
  return { outcome: 'erased' as const };
}

async function eraseAll({ id, sent, store, firmLanguage }: Change) {
  if (sent.agree !== 'on') return data({ outcome: 'missing' as const }, { status: 422 });
  await store.eraseFor(id, (submission) => erasureNotice(submission, firmLanguage));
  return { outcome: 'erased' as const };
}
