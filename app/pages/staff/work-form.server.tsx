import { readForm, readPage } from '#app/content/read.server.ts';
import { TOKEN_FIELD } from '#app/forms/engine/form-state.ts';
import { definitionOf } from '#app/forms/forms.ts';
import { fill } from '#app/i18n/format.ts';
import { STATUSES } from '#app/staff-ports.ts';
import { Section } from '#app/ui/section.tsx';
import { domainList } from './domain-list.server.ts';
import { AuthorField, Button, Field } from './field.server.tsx';
import type { StaffPageProps } from './staff-page.server.tsx';

/**
 * One form for everything, so that staff type their name once. Its first button saves a note,
 * because the browser presses the first button when somebody presses Enter in a field.
 */
export function WorkForm(props: StaffPageProps) {
  const { language, submission, path, domains, token, sent = {}, problem } = props;
  const { work, forward, status, review, erase } = readPage(language, 'staff');
  const { required: legend } = readForm(language, 'dataRequest').shared;
  const { statuses } = readPage(language, 'your-data');
  const { form, closedAt, quarantineReason } = submission;
  const isQuarantined = quarantineReason !== null && closedAt === null;
  return (
    <form method="post" action={path} className="staff-work">
      <input type="hidden" name={TOKEN_FIELD} value={token} />
      <Section heading={work.heading}>
        <div className="visitor-form">
          <p className="field-hint">{legend}</p>
          <AuthorField {...{ language, submission, sent, problem }} />
          <Field
            id="note"
            label={work.text}
            hint={work.textHint}
            isWrong={problem === 'text' || problem === 'tooLong'}
          >
            {(control) => (
              <textarea {...control} dir="auto" rows={4} defaultValue={sent.note ?? ''} />
            )}
          </Field>
          <div className="form-end">
            <Button action="note" label={work.note} />
            <Button action="take" label={work.take} />
            {closedAt === null ? (
              <>
                <Button action="answer" label={work.answer} isMain />
                <Button action="close" label={work.close} />
              </>
            ) : (
              <Button action="reopen" label={work.reopen} />
            )}
          </div>
        </div>
      </Section>
      {isQuarantined && (
        <Section heading={review.heading}>
          <p className="prose">{review.text}</p>
          <p className="prose">
            {fill(review.reason, { reason: reasonOf(quarantineReason, review) })}
          </p>
          <div className="form-end staff-buttons">
            <Button action="release" label={review.release} isMain />
            <Button action="spam" label={review.spam} />
          </div>
        </Section>
      )}
      {definitionOf(form).showsStatus && (
        <Section heading={status.heading}>
          <fieldset className="visitor-form" aria-describedby="status-hint">
            <legend className="sr-only">{status.heading}</legend>
            <p id="status-hint" className="prose">
              {status.text}
            </p>
            <div>
              {STATUSES.map((name) => (
                <label key={name} className="choice">
                  <input
                    type="radio"
                    name="status"
                    value={name}
                    defaultChecked={name === (sent.status ?? submission.status)}
                  />
                  <span>{statuses[name]}</span>
                </label>
              ))}
            </div>
            <div className="form-end">
              <Button action="status" label={status.action} />
            </div>
          </fieldset>
        </Section>
      )}
      <Section heading={forward.heading}>
        <div className="visitor-form">
          <p className="prose">{forward.text}</p>
          <Field
            id="recipient"
            label={forward.recipient}
            hint={fill(forward.hint, { domains: domainList(domains, language) })}
            isWrong={problem === 'recipient'}
          >
            {(control) => (
              <input
                {...control}
                type="email"
                dir="ltr"
                autoComplete="off"
                defaultValue={sent.recipient ?? ''}
              />
            )}
          </Field>
          <div className="form-end">
            <Button action="forward" label={forward.action} />
          </div>
        </div>
      </Section>
      <Section heading={erase.heading}>
        <p className="prose">{erase.text}</p>
        <div className="form-end staff-buttons">
          <Button action="ask-to-erase" label={erase.action} />
        </div>
      </Section>
    </form>
  );
}

function reasonOf(reason: string, { reasons }: { reasons: Readonly<Record<string, string>> }) {
  return reasons[reason] ?? reason;
}
