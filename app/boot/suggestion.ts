import { ARABIC_LOCALE_PREFIXES, SUGGESTION_SHOW_DELAY } from '#app/constants.ts';

/** Opens the language suggestion, where the page has one, for visitors whose browser or system prefers Arabic. */
export function suggestArabic(): void {
  if (!navigator.languages.some(isArabic)) return;
  addEventListener('load', () => {
    setTimeout(() => {
      const dialog = document.querySelector<HTMLDialogElement>('dialog[data-suggestion]');
      if (!dialog || dialog.open) return;
      dialog.showModal();
      // A press on the dialog element itself is one on its backdrop; what is in it has elements of its own.
      dialog.addEventListener('click', ({ target }) => {
        if (target === dialog || (target instanceof Element && target.closest('[data-close]'))) dialog.close();
      });
    }, SUGGESTION_SHOW_DELAY);
  });
}

export function isArabic(locale: string): boolean {
  return locale === 'ar' || ARABIC_LOCALE_PREFIXES.some((prefix) => locale.startsWith(prefix));
}
