import { type ComponentProps, type ReactNode, useSyncExternalStore } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { sendsDirection } from './direction.ts';
import { errorText } from './error-text.ts';
import { fieldId, useFormContext } from './form-context.ts';

export type Words = { label: string; hint?: string; missing?: string };
type FieldProps = { name: string; words: Words };
type Frame = { id: string; words: Words; error: string | undefined };

export function useField(name: string, words: Words) {
  const { label, hint, missing = label } = words;
  const { form, values, errors, shared } = useFormContext();
  const language = useLanguage();
  const id = fieldId(form, name);
  const key = errors[name];
  const described = [hint && `${id}-hint`, key && `${id}-error`].filter(Boolean).join(' ');
  return {
    frame: { id, words, error: key ? errorText(key, shared, missing, language) : undefined },
    value: values[name] ?? '',
    control: {
      id,
      name,
      ...(key ? { 'aria-invalid': true } : {}),
      ...(described ? { 'aria-describedby': described } : {}),
    },
  };
}

export function Field({ children, ...frame }: Frame & { children: ReactNode }) {
  const { id, words } = frame;
  const { shared } = useFormContext();
  return (
    <div className="field">
      <label htmlFor={id}>
        <Label words={words} />
        {!words.missing && (
          <span className="field-optional">
            {' '}
            (<span>{shared.optional}</span>)
          </span>
        )}
      </label>
      <HintAndError {...frame} />
      {children}
    </div>
  );
}

/**
 * The style sheet marks required fields. A mark in the HTML would become part of the accessible
 * name.
 */
function Label({ words }: { words: Words }) {
  return <span className={words.missing && 'required'}>{words.label}</span>;
}

function HintAndError({ id, words, error }: Frame) {
  return (
    <>
      {words.hint && (
        <p id={`${id}-hint`} className="field-hint">
          {words.hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </>
  );
}

type InputProps = FieldProps &
  Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode' | 'dir'>;

/** By default, the direction follows the text. Emails, URLs and telephone numbers have `ltr`. */
export function InputField({ name, words, type = 'text', dir = 'auto', ...more }: InputProps) {
  const { frame, value, control } = useField(name, words);
  return (
    <Field {...frame}>
      <input
        {...control}
        type={type}
        dir={dir}
        {...(dir === 'auto' && sendsDirection(name))}
        placeholder=" "
        defaultValue={value}
        aria-required={words.missing ? true : undefined}
        {...more}
      />
    </Field>
  );
}

export function EmailField(props: FieldProps) {
  return <InputField {...props} type="email" dir="ltr" autoComplete="email" inputMode="email" />;
}

export function LinkField(props: FieldProps) {
  return <InputField {...props} dir="ltr" inputMode="url" autoComplete="url" />;
}

export function TextField({ name, words, rows = 6 }: FieldProps & { rows?: number }) {
  const { frame, value, control } = useField(name, words);
  const typed = useTypedText(control.id, value);
  return (
    <Field {...frame}>
      <textarea
        {...control}
        dir="auto"
        {...sendsDirection(name)}
        placeholder=" "
        rows={rows}
        defaultValue={typed}
        suppressHydrationWarning
        aria-required={words.missing ? true : undefined}
      />
    </Field>
  );
}

const neverChanges = () => () => {};

/**
 * During hydration, React resets a text area to its initial value, so this value must be the typed
 * text.
 */
function useTypedText(id: string, value: string): string {
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => false,
    () => typeof document !== 'undefined',
  );
  if (!isHydrated) return value;
  const control = document.getElementById(id);
  return control instanceof HTMLTextAreaElement ? control.value : value;
}

type ChoiceProps = FieldProps & { options: readonly { value: string; label: string }[] };

export function SelectField({ name, words, options, choose }: ChoiceProps & { choose: string }) {
  const { frame, value, control } = useField(name, words);
  return (
    <Field {...frame}>
      <select {...control} defaultValue={value} aria-required>
        <option value="">{choose}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}

export function RadioField({ name, words, options }: ChoiceProps) {
  const { frame, value, control } = useField(name, words);
  const { id, name: field, ...described } = control;
  return (
    <fieldset
      className="field"
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a group cannot be required
      role="radiogroup"
      aria-required
      {...described}
    >
      <legend>
        <Label words={words} />
      </legend>
      <HintAndError {...frame} />
      {options.map((option, index) => (
        <label key={option.value} className="choice">
          <input
            type="radio"
            id={index === 0 ? id : `${id}-${option.value}`}
            name={field}
            value={option.value}
            defaultChecked={value === option.value}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}

export function CheckField({ name, words }: FieldProps) {
  const { frame, value, control } = useField(name, words);
  return (
    <div className="field">
      <HintAndError {...frame} />
      <label className="choice">
        <input
          {...control}
          type="checkbox"
          value="on"
          defaultChecked={value === 'on'}
          aria-required
        />
        <Label words={words} />
      </label>
    </div>
  );
}
