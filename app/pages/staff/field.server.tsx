import type { ReactNode } from 'react';
import { readPage } from '#app/content/read.server.ts';
import type { StaffPageProps } from './staff-page.server.tsx';

type ButtonProps = { action: string; label: string; isMain?: boolean };

export function Button({ action, label, isMain = false }: ButtonProps) {
  return (
    <button
      type="submit"
      name="do"
      value={action}
      className={`button ${isMain ? 'button-gold' : 'button-line'}`}
    >
      {label}
    </button>
  );
}

type FieldProps = {
  id: string;
  label: string;
  hint?: string;
  isRequired?: boolean;
  isWrong: boolean;
  children: (control: object) => ReactNode;
};

export function Field({ id, label, hint, isRequired = false, isWrong, children }: FieldProps) {
  const described = [hint && `${id}-hint`, isWrong && 'problem'].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>
        <span {...(isRequired && { className: 'required' })}>{label}</span>
      </label>
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {children({
        id,
        name: id,
        ...(isRequired && { 'aria-required': true }),
        ...(isWrong && { 'aria-invalid': true }),
        ...(described && { 'aria-describedby': described }),
      })}
    </div>
  );
}

type AuthorFieldProps = Pick<StaffPageProps, 'language' | 'submission'> & {
  sent: StaffPageProps['sent'] | undefined;
  problem: StaffPageProps['problem'] | undefined;
};

/** The field for the person's name. By default, it has the name of the submission's handler. */
export function AuthorField({ language, submission, sent, problem }: AuthorFieldProps) {
  const { author } = readPage(language, 'staff').work;
  return (
    <Field id="author" label={author} isRequired isWrong={problem === 'author'}>
      {(control) => (
        <input
          {...control}
          dir="auto"
          autoComplete="name"
          defaultValue={sent?.author ?? submission.handler ?? ''}
        />
      )}
    </Field>
  );
}
