import { page } from 'vitest/browser';
import type { Ui } from '#app/content/schemas/ui.ts';
// The first toast imports this module dynamically. Importing it here saves each test the wait.
import '#app/ui/toast-stack.tsx';
import type { ToastStyle } from '#app/ui/show-toast.ts';

export function toasts({ status }: Ui, style: ToastStyle = 'stack') {
  const name = style === 'stack' ? status.notifications : status.announcements;
  return page.getByRole('region', { name, exact: true }).getByRole('dialog');
}

/** The newest first */
export function toastTexts(ui: Ui, style?: ToastStyle): string[] {
  return toasts(ui, style)
    .elements()
    .map(({ textContent }) => textContent);
}
