import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

type Values = Readonly<Record<string, string>>;

/** The keys are the ids of forms. Drafts exist only in the memory of this tab. */
const drafts = new Map<string, FormData>();

type DraftOptions = {
  form: string;
  element: RefObject<HTMLFormElement | null>;
  served: Values | undefined;
  suggested: Values;
};

/** Keeps the values and files of a form while the visitor reads other pages. */
export function useDraft({ form, element, served, suggested }: DraftOptions) {
  const [values] = useState(() => served ?? { ...suggested, ...textsOf(drafts.get(form)) });

  useLayoutEffect(() => {
    if (element.current) restoreFiles(element.current, drafts.get(form));
  }, [form, element]);

  // The visitor may have typed before this script ran. Store these values after the first paint.
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    let keep = () => {
      keep = () => {};
      drafts.set(form, typedIn(current, suggested));
    };
    const timer = setTimeout(() => keep());
    return () => {
      clearTimeout(timer);
      keep();
    };
  }, [form, element, suggested]);

  return {
    values,
    keep: (current: HTMLFormElement) => drafts.set(form, typedIn(current, suggested)),
    forget: () => drafts.delete(form),
  };
}

export function textsOf(form: FormData | undefined): Record<string, string> {
  return Object.fromEntries(
    [...(form ?? [])].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** Leaves out suggested values, because the page that restores the draft may suggest others. */
function typedIn(form: HTMLFormElement, suggested: Values): FormData {
  const typed = new FormData(form);
  for (const [name, value] of Object.entries(suggested)) {
    if (typed.get(name) === value) typed.delete(name);
  }
  return typed;
}

/** A script can set `files` of a file field, but not `value`. */
function restoreFiles(form: HTMLFormElement, draft: FormData | undefined): void {
  for (const [name, value] of draft ?? []) {
    const field = form.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement) || typeof value === 'string' || value.size === 0)
      continue;
    const files = new DataTransfer();
    files.items.add(value);
    field.files = files.files;
  }
}
