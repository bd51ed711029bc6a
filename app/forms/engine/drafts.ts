/**
 * What was typed into forms that were left, by form: in this tab's memory only, and gone with it.
 */
const drafts = new Map<string, FormData>();
/** A form keeps its token in another language: sent from there, it is still the same form. */
const tokens = new Map<string, Promise<string | undefined>>();

/** Keeps what a form holds, so that it is there again in another language or after coming back. */
export function keepDraft(form: string, values: FormData): void {
  drafts.set(form, values);
}

export function keepToken(form: string, token: Promise<string | undefined>): void {
  tokens.set(form, token);
}

/** Once a form was received, the next one is another. */
export function forgetDraft(form: string): void {
  drafts.delete(form);
  tokens.delete(form);
}

export function draftOf(form: string): FormData | undefined {
  return drafts.get(form);
}

export function tokenOf(form: string): Promise<string | undefined> | undefined {
  return tokens.get(form);
}
