import { useState } from 'react';
import { MINUTE } from '#app/i18n/durations.ts';
import { localizedPath } from '#app/i18n/localized-path.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { type FormState, isRefused } from './form-state.ts';

/** `gone` means that the subject of the form, such as a role, no longer exists. */
type Sent =
  | { kind: 'received'; location: string }
  | { kind: 'refused'; state: FormState }
  | { kind: 'gone' }
  | { kind: 'unreachable' };

/** Enough for 5 MB over a slow mobile connection. */
const LONGEST = 10 * MINUTE;

type SubmissionOptions = {
  multipart?: boolean;
  /** True if another page follows. Until then, the form stays busy, and a click sends nothing. */
  leavesPage?: boolean;
  prepare?: (values: FormData) => Promise<void>;
};

/** @param action the path of the action, without a language's prefix */
export function useSubmission(
  action: string,
  { multipart = false, leavesPage = false, prepare }: SubmissionOptions = {},
) {
  const path = localizedPath(action, useLanguage());
  const [share, setShare] = useState<number>();
  const send = async (values: FormData): Promise<Sent> => {
    setShare(0);
    await prepare?.(values);
    const sent = await sendForm(path, values, { multipart, onProgress: setShare });
    if (sent.kind !== 'received' || !leavesPage) setShare(undefined);
    return sent;
  };
  return { path, send, isSending: share !== undefined, share: share ?? 0 };
}

/**
 * Uses XMLHttpRequest, because `fetch` cannot report the progress of an upload.
 * @param onProgress gets the sent share of the form, from 0 to 1
 */
function sendForm(
  path: string,
  values: FormData,
  { multipart, onProgress }: { multipart: boolean; onProgress: (share: number) => void },
): Promise<Sent> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.setRequestHeader('Accept', 'application/json');
    request.timeout = LONGEST;
    request.upload.addEventListener(
      'progress',
      ({ lengthComputable, loaded, total }) => lengthComputable && onProgress(loaded / total),
    );
    // After a failure, the visitor may send the form again, because the server ignores repeats.
    request.addEventListener('loadend', () => resolve(readAnswer(request)));
    request.send(
      multipart
        ? values
        : new URLSearchParams([...values].map(([name, value]) => [name, String(value)])),
    );
  });
}

function readAnswer({ status, responseText }: XMLHttpRequest): Sent {
  const answer = parse(responseText);
  if (status === 200 && isObject(answer) && typeof answer.location === 'string')
    return { kind: 'received', location: answer.location };
  if (isState(answer) && isRefused(answer)) return { kind: 'refused', state: answer };
  if (isObject(answer) && typeof answer.code === 'string') {
    const problem = { key: 'unavailable', code: answer.code } as const;
    return { kind: 'refused', state: { values: {}, errors: {}, problem } };
  }
  return status === 404 || status === 410 ? { kind: 'gone' } : { kind: 'unreachable' };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The answer is empty, or an HTML page from a proxy.
    return undefined;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isState(value: unknown): value is FormState {
  return isObject(value) && isObject(value.values) && isObject(value.errors);
}
