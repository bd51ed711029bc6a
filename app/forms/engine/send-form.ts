import { MINUTE } from '#app/i18n/durations.ts';
import { type FormState, isRefused } from './form-state.ts';

/**
 * What became of a form that a script sent; `gone`: what it is about is no more, and the page says
 * so.
 */
export type Sent =
  | { kind: 'received'; location: string }
  | { kind: 'refused'; state: FormState }
  | { kind: 'gone' }
  | { kind: 'unreachable' };

/** Long enough for 5 MB over a slow mobile connection, in milliseconds. */
const LONGEST = 10 * MINUTE;

/**
 * Sends a form to the address that the browser would have sent it to, and reads the same answer as
 * data. Not by `fetch`, which does not tell how much of a file has been sent.
 * @param onProgress told the share that has been sent, from 0 to 1
 */
export function sendForm(
  address: string,
  values: FormData,
  { multipart, onProgress }: { multipart: boolean; onProgress: (share: number) => void },
): Promise<Sent> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.setRequestHeader('Accept', 'application/json');
    request.timeout = LONGEST;
    request.upload.addEventListener(
      'progress',
      ({ lengthComputable, loaded, total }) => lengthComputable && onProgress(loaded / total),
    );
    // Whatever failed on the way, trying again is safe: the same form arrives once.
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
  return status === 404 || status === 410 ? { kind: 'gone' } : { kind: 'unreachable' };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A proxy's own page, or nothing at all.
    return undefined;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isState(value: unknown): value is FormState {
  return isObject(value) && isObject(value.values) && isObject(value.errors);
}
