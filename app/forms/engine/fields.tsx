import { type ComponentProps, type ReactNode, useSyncExternalStore } from 'react';
import { errorText } from './error-text.ts';
import { fieldId, useFormContext } from './form-context.ts';

type Words = { label: string; hint?: string; missing?: string };
type FieldProps = { name: string; words: Words };

/** The label, hint and error of a control, and the attributes that connect them. */
function useField(name: string, { label, hint, missing = label }: Words) {
  const { form, values, errors, shared } = useFormContext();
  const id = fieldId(form, name);
  const key = errors[name];
  const described = [hint && `${id}-hint`, key && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    error: key ? errorText(key, shared, missing) : undefined,
    value: values[name] ?? '',
    control: {
      id,
      name,
      ...(key ? { 'aria-invalid': true } : {}),
      ...(described ? { 'aria-describedby': described } : {}),
    },
  };
}

function Field({
  id,
  words,
  error,
  children,
}: {
  id: string;
  words: Words;
  error: string | undefined;
  children: ReactNode;
}) {
  const { shared } = useFormContext();
  return (
    <div className={error ? 'field field-wrong' : 'field'}>
      <label htmlFor={id}>
        <span>{words.label}</span>
        {!words.missing && <Optional text={shared.optional} />}
      </label>
      <HintAndError id={id} hint={words.hint} error={error} />
      {children}
    </div>
  );
}

function Optional({ text }: { text: string }) {
  return (
    <span className="field-optional">
      {' '}
      (<span>{text}</span>)
    </span>
  );
}

function HintAndError({
  id,
  hint,
  error,
}: {
  id: string;
  hint: string | undefined;
  error: string | undefined;
}) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
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

/**
 * A field of one line. Its text decides its direction, except for emails, URLs and numbers, which
 * are written from the left.
 */
export function InputField({ name, words, type = 'text', dir = 'auto', ...more }: InputProps) {
  const { id, error, value, control } = useField(name, words);
  return (
    <Field id={id} words={words} error={error}>
      <input
        {...control}
        type={type}
        dir={dir}
        placeholder=" "
        defaultValue={value}
        {...(words.missing ? { 'aria-required': true } : {})}
        {...more}
      />
    </Field>
  );
}

export function EmailField(props: FieldProps) {
  return <InputField {...props} type="email" dir="ltr" autoComplete="email" inputMode="email" />;
}

export function TextField({ name, words, rows = 6 }: FieldProps & { rows?: number }) {
  const { id, error, value, control } = useField(name, words);
  const typed = useTypedText(id, value);
  return (
    <Field id={id} words={words} error={error}>
      <textarea
        {...control}
        dir="auto"
        placeholder=" "
        rows={rows}
        defaultValue={typed}
        suppressHydrationWarning
        {...(words.missing ? { 'aria-required': true } : {})}
      />
    </Field>
  );
}

const neverChanges = () => () => {};

/**
 * The initial value of a text area. While React hydrates, that is what the visitor has typed so
 * far, because React resets a text area to its initial value.
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

type Options = readonly { value: string; label: string }[];

export function SelectField({
  name,
  words,
  options,
  choose,
}: FieldProps & { options: Options; choose: string }) {
  const { id, error, value, control } = useField(name, words);
  return (
    <Field id={id} words={words} error={error}>
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

/** A choice whose options are all visible. */
export function RadioField({ name, words, options }: FieldProps & { options: Options }) {
  const { id, error, value, control } = useField(name, words);
  const { id: first, name: field, ...described } = control;
  return (
    <fieldset className={error ? 'field field-wrong' : 'field'} {...described}>
      <legend>{words.label}</legend>
      <HintAndError id={id} hint={words.hint} error={error} />
      {options.map((option, index) => (
        <label key={option.value} className="choice">
          <input
            type="radio"
            id={index === 0 ? first : `${first}-${option.value}`}
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
  const { id, error, value, control } = useField(name, words);
  return (
    <div className={error ? 'field field-wrong' : 'field'}>
      <HintAndError id={id} hint={words.hint} error={error} />
      <label className="choice">
        <input
          {...control}
          type="checkbox"
          value="on"
          defaultChecked={value === 'on'}
          aria-required
        />
        <span>{words.label}</span>
      </label>
    </div>
  );
}

export function FileField({ name, words, accept }: FieldProps & { accept: string }) {
  const { id, error, control } = useField(name, words);
  return (
    <Field id={id} words={words} error={error}>
      <input {...control} type="file" accept={accept} />
    </Field>
  );
}
