import { useEffect, useRef, useState } from 'react';
import { fill } from '#app/i18n/format.ts';
import { useTexts } from '#app/i18n/texts.tsx';
import { type FormState, isRefused, type Refusal } from './form-state.ts';

type Errors = FormState['errors'];
/** `early` has errors of fields that the visitor left. The summary does not list these. */
type State = Refusal & { early: Errors };

const NOTHING_WRONG: Refusal = { errors: {} };

export function useRefusal(served: Refusal = NOTHING_WRONG) {
  const { status } = useTexts();
  const summary = useRef<HTMLDivElement>(null);
  const isNew = useRef(false);
  const [first] = useState<State>({ ...served, early: {} });
  const [refusal, setRefusal] = useState(first);

  useEffect(() => {
    // Screen readers have already announced the first refusal as a part of the page.
    if (refusal === first) return;
    const mark = fill(status.errorTitle, { title: '' });
    const title = document.title.replace(mark, '');
    document.title = isRefused(refusal) ? mark + title : title;
    // If the visitor corrects an error, the focus must stay in the field.
    if (isNew.current) summary.current?.focus();
    isNew.current = false;
  }, [refusal, first, status]);

  return {
    refusal,
    summary,
    refuse: (reasons: Refusal) => {
      isNew.current = true;
      setRefusal({ ...reasons, early: {} });
    },
    clear: () => setRefusal({ ...NOTHING_WRONG, early: {} }),
    flag: (name: string, key: string) =>
      setRefusal(({ errors, early, ...rest }) =>
        name in errors
          ? { ...rest, early, errors: { ...errors, [name]: key } }
          : { ...rest, errors, early: { ...early, [name]: key } },
      ),
    mend: (name: string) =>
      setRefusal(({ errors, early }) => ({
        errors: without(name, errors),
        early: without(name, early),
      })),
  };
}

function without(name: string, errors: Errors): Errors {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => field !== name));
}
