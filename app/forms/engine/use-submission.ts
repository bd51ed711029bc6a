import { useState } from 'react';
import { localizedPath } from '#app/i18n/localized-path.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { type Sent, sendForm } from './send-form.ts';

type SubmissionOptions = {
  multipart?: boolean;
  prepare?: (values: FormData) => Promise<void>;
};

/** @param action a path without a language's prefix */
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
    share: share ?? 0,
  };
}
