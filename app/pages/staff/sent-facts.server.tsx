import type { ReactNode } from 'react';
import { WAITLISTED } from '#app/constants.ts';
import { readAllRecords, readPage } from '#app/content/read.server.ts';
import { answerRows } from '#app/forms/engine/answer-rows.server.ts';
import { FORM_ANSWERS } from '#app/forms/form-answers.server.ts';
import { definitionOf } from '#app/forms/forms.ts';
import { formatFileSize } from '#app/i18n/format.server.ts';
import { formatLanguage } from '#app/i18n/format.ts';
import { languageWithCode } from '#app/i18n/language-with-code.ts';
import { mailTo } from '#app/mail/mail-to.server.ts';
import type { HandledSubmission } from '#app/staff-ports.ts';
import type { Language } from '#content/languages.ts';
import { momentOf } from './history.server.tsx';

type SentFactsProps = { language: Language; submission: HandledSubmission; path: string };

/** The state of a submission, and what the visitor sent. */
export function SentFacts({ language, submission, path }: SentFactsProps) {
  const { form, answers, consent, about, seat, handler, files, status } = submission;
  const { facts: words } = readPage(language, 'staff');
  const { status: statusLabel, statuses } = readPage(language, 'your-data');
  const { receivedAt, dueAt, keepUntil } = submission;
  const rows: [label: string, value: ReactNode][] = [
    definitionOf(form).showsStatus
      ? [statusLabel, statuses[status]]
      : [words.state, submission.closedAt === null ? words.open : words.closed],
    [words.handler, handler ?? words.nobody],
    ...optional(dueAt, words.due, dueAt && momentOf(dueAt, language)),
    [words.received, momentOf(receivedAt, language)],
    ...optional(about, words.about, about && subjectOf(form, about, language)),
    ...optional(seat, words.seat, seat === WAITLISTED ? words.waiting : words.hasSeat),
    ...answerRows(FORM_ANSWERS[form], answers, language).map(
      ([field, label, value]): [string, ReactNode] => [
        field === 'consent' && consent?.text ? consent.text : label,
        value,
      ],
    ),
    ...optional(files.length > 0, words.files, <Files {...{ language, files, path }} />),
    [words.language, formatLanguage(submission.language, language)],
    [words.keptUntil, momentOf(keepUntil, language)],
  ];
  return (
    <>
      <dl className="held-facts">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>
              <bdi>{label}</bdi>
            </dt>
            <dd {...(isLong(value) && { dir: 'auto' })}>
              {typeof value === 'string' ? <bdi>{value}</bdi> : value}
            </dd>
          </div>
        ))}
      </dl>
      <WriteToSender submission={submission} label={words.write} />
    </>
  );
}

/** Short values are aligned with the label. Long texts follow their own direction. */
function isLong(value: ReactNode): boolean {
  return typeof value === 'string' && value.length > 80;
}

type Row = [label: string, value: ReactNode];

function optional(condition: unknown, label: string, value: ReactNode): Row[] {
  return condition ? [[label, value]] : [];
}

/** The name of the role, webinar or partnership. Feedback is about a page, which has its path. */
function subjectOf(form: HandledSubmission['form'], about: string, language: Language): string {
  const named = (records: { slug: string; name: string }[]) =>
    records.find(({ slug }) => slug === about)?.name;
  const names = {
    application: () => named(readAllRecords(language, 'jobs')),
    partnership: () => named(readAllRecords(language, 'partnerships')),
    webinar: () => readAllRecords(language, 'webinars').find(({ slug }) => slug === about)?.heading,
  };
  return (form in names ? names[form as keyof typeof names]() : undefined) ?? about;
}

type FilesProps = Omit<SentFactsProps, 'submission'> & Pick<HandledSubmission, 'files'>;

function Files({ language, files, path }: FilesProps) {
  return (
    <ul>
      {files.map(({ id, name, size }) => (
        <li key={id}>
          <a href={`${path}/files/${id}`} download>
            <bdi>{name}</bdi>
          </a>{' '}
          ({formatFileSize(size, language)})
        </li>
      ))}
    </ul>
  );
}

type WriteProps = { submission: HandledSubmission; label: string };

function WriteToSender({ submission, label }: WriteProps) {
  const { email, form, reference } = submission;
  if (email === null) return null;
  const language = languageWithCode(submission.language);
  return (
    <p className="section-action">
      <a className="button button-line" href={mailTo(email, { form, reference, language })}>
        {label}
      </a>
    </p>
  );
}
