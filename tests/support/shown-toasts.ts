import { page } from 'vitest/browser';
import type { Ui } from '#app/content/schemas/ui.ts';
// The site imports this module with the first toast. An early import shows the first toast at once.
import '#app/ui/toast-stack.tsx';
import type { ToastStyle } from '#app/ui/show-toast.ts';

export function toasts({ status }: Ui, style: ToastStyle = 'stack') {
  const name = style === 'stack' ? status.notifications : status.announcements;
  return page.getByRole('region', { name, exact: true }).getByRole('dialog');
}

export function toastTexts(ui: Ui, style?: ToastStyle): string[] {
  return toasts(ui, style)
    .elements()
    .map(({ textContent }) => textContent);
}
