import { Form } from 'react-router';
import type { Pages } from '#app/content/schemas/pages.ts';
import type { PersonalData } from '#app/forms/engine/ports.ts';
import type { StarPaths } from '#app/forms/engine/reference-star.server.ts';
import { filled } from '#app/i18n/filled.tsx';
import { fill } from '#app/i18n/format.ts';
import { ReferenceStar } from '#app/ui/reference-star.tsx';

type Page = Pages['your-data'];
type Submission = PersonalData['submissions'][number] & {
  received: string;
  keptUntil: string;
  rows: [field: string, label: string, value: string][];
  correctable: string[];
  required: string[];
  star: StarPaths;
};

type StoredSubmissionProps = {
  page: Page;
  /** The text that explains the mark of required fields. */
  legend: string;
  submission: Submission;
  outcome?: string;
  /** The values of a refused correction. */
  typed?: Readonly<Record<string, string>>;
  /** The names of the wrong fields in a refused correction. */
  wrong?: readonly string[];
};

export function StoredSubmission({
  page,
  legend,
  submission,
  outcome,
  typed = submission.answers,
  wrong = [],
}: StoredSubmissionProps) {
  const { id, reference, form, received, keptUntil, seat, status, rows, files, star } = submission;
  return (
    <section className="held" aria-labelledby={`held-${reference}`}>
      <ReferenceStar {...star} />
      <h3 id={`held-${reference}`}>
        <span>{page.forms[form]}</span> <bdi dir="ltr">{reference}</bdi>
      </h3>
      <dl className="held-facts">
        <Row label={page.received} value={received} />
        <Row label={page.keptUntil} value={keptUntil} />
        {seat && (
          <Row label={page.forms.webinar} value={seat === 'seat' ? page.seat : page.waiting} />
        )}
        {status && <Row label={page.status} value={page.statuses[status]} />}
        {rows.map(([field, label, value]) => (
          <Row key={field} label={label} value={value} />
        ))}
        {files.length > 0 && (
          <Row label={page.files} value={files.map(({ name }) => name).join('\n')} />
        )}
      </dl>
      <Form method="post">
        <input type="hidden" name="submission" value={id} />
        <button type="submit" name="do" value="erase-one" className="held-action">
          {page.erase.one}
        </button>
      </Form>
      {submission.correctable.length > 0 && (
        <details open={outcome !== undefined}>
          <summary>
            {filled(page.correct.action, {
              reference: <bdi key="reference">{reference}</bdi>,
            })}
          </summary>
          <Form
            method="post"
            className="visitor-form"
            aria-label={fill(page.correct.action, { reference })}
          >
            <p>{page.correct.text}</p>
            <p className="field-hint">{legend}</p>
            <input type="hidden" name="submission" value={id} />
            {outcome === 'wrong' && (
              <p role="alert" id={`${reference}-wrong`} className="field-error">
                {page.correct.wrong}
              </p>
            )}
            {rows.map(
              ([field, label]) =>
                submission.correctable.includes(field) && (
                  <Correction
                    key={field}
                    id={`${reference}-${field}`}
                    field={field}
                    label={label}
                    value={typed[field] ?? ''}
                    isRequired={submission.required.includes(field)}
                    hasFocus={field === wrong[0]}
                    {...(wrong.includes(field) ? { error: `${reference}-wrong` } : {})}
                  />
                ),
            )}
            <button type="submit" name="do" value="correct" className="button button-gold">
              {page.correct.save}
            </button>
            <p role="status">{outcome === 'saved' && <span>{page.correct.saved}</span>}</p>
          </Form>
        </details>
      )}
    </section>
  );
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      {/* Short values are aligned with the label. Long texts follow their own direction. */}
      <dd dir={value.length > SHORT ? 'auto' : undefined}>
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}

/** The largest length of a short value, in characters. */
const SHORT = 80;
const LONG = new Set(['message', 'note', 'first', 'second']);

type CorrectionProps = {
  id: string;
  field: string;
  label: string;
  value: string;
  isRequired: boolean;
  hasFocus: boolean;
  /** The id of the element with the error message. */
  error?: string;
};

function Correction({ id, field, label, value, isRequired, hasFocus, error }: CorrectionProps) {
  const control = {
    id,
    name: field,
    dir: 'auto',
    defaultValue: value,
    autoFocus: hasFocus,
    ...(isRequired && { 'aria-required': true }),
    ...(error && { 'aria-invalid': true, 'aria-describedby': error }),
  };
  return (
    <div className="field">
      <label htmlFor={id}>
        <span {...(isRequired && { className: 'required' })}>{label}</span>
      </label>
      {LONG.has(field) ? <textarea {...control} rows={5} /> : <input {...control} />}
    </div>
  );
}
