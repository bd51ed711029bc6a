import { page } from 'vitest/browser';
import type { Ui } from '#app/content/schemas/ui.ts';
// The site imports this module only when it shows the first toast. The tests import it early, so
// that the first toast appears at once.
import '#app/ui/toast-stack.tsx';
import type { ToastStyle } from '#app/ui/show-toast.ts';

export function toasts({ status }: Ui, style: ToastStyle = 'stack') {
  const name = style === 'stack' ? status.notifications : status.announcements;
  return page.getByRole('region', { name, exact: true }).getByRole('dialog');
}

/** Returns the texts of the toasts. The newest comes first. */
export function toastTexts(ui: Ui, style?: ToastStyle): string[] {
  return toasts(ui, style)
    .elements()
    .map(({ textContent }) => textContent);
}
