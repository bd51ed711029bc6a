import { useEffect, useRef, useState } from 'react';
import { fill } from '#app/i18n/format.ts';
import { useTexts } from '#app/i18n/texts.tsx';
import { isRefused, type Refusal } from './form-state.ts';

const NOTHING_WRONG: Refusal = { errors: {} };

export function useRefusal(served: Refusal = NOTHING_WRONG) {
  const { status } = useTexts();
  const summary = useRef<HTMLDivElement>(null);
  const isNew = useRef(false);
  const [first] = useState(served);
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
      setRefusal(reasons);
    },
    clear: () => setRefusal(NOTHING_WRONG),
    mend: (name: string) => {
      const errors = Object.entries(refusal.errors).filter(([field]) => field !== name);
      setRefusal({ errors: Object.fromEntries(errors) });
    },
  };
}
