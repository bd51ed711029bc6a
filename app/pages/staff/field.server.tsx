import type { ReactNode } from 'react';

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
