import { useState } from 'react';
import { localizedPath } from '#app/i18n/localized-path.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { type Sent, sendForm } from './send-form.ts';

type SubmissionOptions = {
  multipart?: boolean;
  /** Adds to the values before they are sent. */
  prepare?: (values: FormData) => Promise<void>;
};

/**
 * Sends a form by a script to the action that the browser would send it to.
 * @param action a path without a language's prefix
 */
export function useSubmission(
  action: string,
  { multipart = false, prepare }: SubmissionOptions = {},
) {
  const path = localizedPath(action, useLanguage());
  const [share, setShare] = useState<number>();
  const send = async (values: FormData): Promise<Sent> => {
    setShare(0);
    await prepare?.(values);
    const sent = await sendForm(path, values, { multipart, onProgress: setShare });
    setShare(undefined);
    return sent;
  };
  return {
    path,
    send,
    isSending: share !== undefined,
    /** The share that has been sent, from 0 to 1. */
    share: share ?? 0,
  };
}
