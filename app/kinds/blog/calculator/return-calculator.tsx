import { useCallback, useEffect, useRef, useState } from 'react';
import { MISTAKE_DELAY } from '#app/constants.ts';
import { localizedPath } from '#app/i18n/localized-path.ts';
import { useTexts } from '#app/i18n/texts.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Change } from '#app/ui/change.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import type { Calculation } from './calculation.server.ts';
import { CalculationResult } from './calculation-result.tsx';
import { benefitFields, costFields, type FieldName, unitOf } from './project.ts';
import type { Outcome } from './result-of.ts';

type ReturnCalculatorProps = {
  /** The path of the page with the form, without a language's prefix. */
  path: string;
  calculation: Calculation;
};

export function ReturnCalculator({ path, calculation }: ReturnCalculatorProps) {
  const { words } = calculation;
  const { parts } = useTexts();
  const language = useLanguage();
  const [typed, setTyped] = useState<Outcome>();
  const { result, mistakes, isOwn = false } = typed ?? calculation;
  /** True from a wrong value on, before its error shows. */
  const [isUnsettled, setUnsettled] = useState(false);
  const isStale = result !== undefined && mistakes.length > 0;
  const action = `${localizedPath(path, language)}#calculation`;
  const form = useRef<HTMLFormElement>(null);
  const delay = useRef<ReturnType<typeof setTimeout>>(undefined);
  const showMistakes = useRef<() => void>(undefined);
  const forgetMistakes = useCallback(() => {
    clearTimeout(delay.current);
    showMistakes.current = undefined;
  }, []);
  // Without this, the result would be that of earlier values until the form is sent.
  const calculate = useCallback(() => {
    import('./result-of.ts').then(
      ({ outcomeOfForm }) => {
        forgetMistakes();
        if (!form.current) return;
        const { result: next, ...outcome } = outcomeOfForm(form.current, words, language);
        setUnsettled(!next);
        const show = () =>
          setTyped((last) => ({ ...outcome, result: next ?? (last ?? calculation).result }));
        if (next) {
          show();
        } else {
          showMistakes.current = show;
          delay.current = setTimeout(show, MISTAKE_DELAY);
        }
      },
      () => undefined,
    );
  }, [words, language, calculation, forgetMistakes]);
  // Visitors may have typed before React started.
  useEffect(() => {
    const inputs = [...(form.current?.querySelectorAll('input') ?? [])];
    if (inputs.some(({ value, defaultValue }) => value !== defaultValue)) calculate();
  }, [calculate]);
  const startAgain = () => {
    form.current?.reset();
    forgetMistakes();
    setUnsettled(false);
    setTyped(undefined);
  };
  const group = (label: string, names: readonly FieldName[]) => (
    <fieldset>
      <legend>{label}</legend>
      {names.map((name) => (
        <Field
          key={name}
          name={name}
          calculation={calculation}
          error={mistakes.find((mistake) => mistake.name === name)?.text}
        />
      ))}
    </fieldset>
  );
  return (
    <section
      className="band band-paper"
      id="calculator"
      data-stale={isStale || isUnsettled || undefined}
    >
      <div className="wrap grid calculator">
        <div className="calculator-head">
          <h2>{words.heading}</h2>
          <p>{words.lead}</p>
        </div>
        <form
          ref={form}
          className="visitor-form calculator-form"
          action={action}
          onInput={calculate}
          // An error that appears during a press would move the button away from the pointer.
          onBlur={({ relatedTarget }) => {
            if (!(relatedTarget instanceof HTMLButtonElement)) showMistakes.current?.();
          }}
        >
          {!result && (
            <div className="error-summary" id="calculation" role="alert" tabIndex={-1}>
              <h3>{words.errors.heading}</h3>
              <ul>
                {mistakes.map(({ name, text }) => (
                  <li key={name}>
                    <a href={`#calculator-${name}`}>{words.fields[name].label}</a>: {text}
                  </li>
                ))}
              </ul>
            </div>
          )}
          {group(words.groups.benefit, benefitFields)}
          {group(words.groups.cost, costFields)}
          <div className="form-end">
            <button type="submit" className={isOwn ? 'button button-line' : 'button button-gold'}>
              {words.submit}
            </button>
            {result && (
              <div className="calculator-line">
                <p className="note">{words.line}</p>
                <Change
                  before={result.figure.rows[0]?.value}
                  after={result.figure.rows[1]?.value}
                  to={parts.to}
                />
              </div>
            )}
          </div>
          <p>
            <PageLink to={`${path}#calculator`} className="more" onClick={startAgain}>
              {words.example}
            </PageLink>
          </p>
        </form>
        <div className="calculator-answer">
          {result ? (
            <CalculationResult words={words} result={result} isStale={isStale} isOwn={isOwn} />
          ) : (
            <div className="calculation">
              <h3>{words.result}</h3>
              <p>{words.waiting}</p>
            </div>
          )}
          <h3>{words.assumptions}</h3>
          <ul className="prose">
            {words.assumed.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

type FieldProps = { name: FieldName; calculation: Calculation; error: string | undefined };

function Field({ name, calculation: { words, values }, error }: FieldProps) {
  const { label, hint } = words.fields[name];
  const id = `calculator-${name}`;
  const unit = unitOf(name);
  const described = [unit && `${id}-unit`, hint && `${id}-hint`, error && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {/* While the visitor types, screen readers announce an error that appears here. */}
      <div role="status">
        {error && (
          <p id={`${id}-error`} className="field-error">
            {error}
          </p>
        )}
      </div>
      <input
        id={id}
        name={name}
        dir="ltr"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={values[name]}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
      />
      {unit && (
        <span id={`${id}-unit`} className="field-unit">
          {words.units[unit]}
        </span>
      )}
    </div>
  );
}
