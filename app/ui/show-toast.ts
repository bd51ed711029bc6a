import type { TOAST_STYLES } from '#app/constants.ts';

export type ToastStyle = keyof typeof TOAST_STYLES;
export type ToastWords = {
  title: string;
  text?: string;
  action?: { label: string; run: () => void };
};
export type QueuedToast = ToastWords & { style: ToastStyle };

let wake: (() => void) | undefined;
let receive: ((toast: QueuedToast) => void) | undefined;
const waiting: QueuedToast[] = [];

/**
 * Shows a toast: `stack` for the outcome of what the visitor just did, `single` for what the site
 * itself has to say. Never the only record of an outcome, since it goes away by itself.
 */
export function showToast(style: ToastStyle, words: ToastWords): void {
  const toast = { style, ...words };
  if (receive) {
    receive(toast);
  } else {
    waiting.push(toast);
    wake?.();
  }
}

/**
 * Calls back whenever a toast waits and nobody draws them yet.
 * @returns a function that stops it
 */
export function awaitToasts(callback: () => void): () => void {
  wake = callback;
  if (waiting.length > 0) callback();
  return () => {
    wake = undefined;
  };
}

/** Hands over the toasts that wait and all that follow. @returns a function that stops it */
export function receiveToasts(receiver: (toast: QueuedToast) => void): () => void {
  receive = receiver;
  for (const toast of waiting.splice(0)) receiver(toast);
  return () => {
    receive = undefined;
  };
}
