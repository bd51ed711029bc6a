import type { TOAST_STYLES } from '#app/constants.ts';

export type ToastStyle = keyof typeof TOAST_STYLES;
type ToastText = {
  /** A later toast with the same id replaces this one. */
  id?: string;
  title: string;
  text?: string;
  /** The toast has the colours of a wrong field. */
  isError?: boolean;
  action?: { label: string; run: () => void };
};
export type QueuedToast = ToastText & { style: ToastStyle };

let wake: (() => void) | undefined;
let receive: ((toast: QueuedToast) => void) | undefined;
const waiting: QueuedToast[] = [];

/**
 * `stack` is for the outcome of an action, `single` for an announcement. A toast closes by itself,
 * so the page must show the outcome elsewhere, too.
 */
export function showToast(style: ToastStyle, text: ToastText): void {
  const toast = { style, ...text };
  if (receive) {
    receive(toast);
  } else {
    waiting.push(toast);
    wake?.();
  }
}

/**
 * Calls `callback` when a toast waits for a receiver.
 * @returns a function that ends the calls
 */
export function awaitToasts(callback: () => void): () => void {
  wake = callback;
  if (waiting.length > 0) callback();
  return () => {
    wake = undefined;
  };
}

/**
 * Passes waiting and later toasts to `receiver`.
 * @returns a function that removes the receiver
 */
export function receiveToasts(receiver: (toast: QueuedToast) => void): () => void {
  receive = receiver;
  for (const toast of waiting.splice(0)) receiver(toast);
  return () => {
    receive = undefined;
  };
}
