import { ARABIC_LOCALE_PREFIXES, SUGGESTION_SHOW_DELAY } from '#app/constants.ts';
import { languageIsStored } from './language.ts';

/**
 * Opens the language suggestion, where the page has one, for visitors whose browser or system
 * prefers Arabic and who have not said so themselves. All of it is asked when the page stands:
 * storage and languages take milliseconds before the first paint.
 */
export function suggestArabic(): void {
  addEventListener('load', () => {
    setTimeout(() => {
      const dialog = document.querySelector<HTMLDialogElement>('dialog[data-suggestion]');
      if (!dialog || dialog.open || !navigator.languages.some(isArabic) || languageIsStored())
        return;
      dialog.showModal();
      // A press on the dialog element itself is one on its backdrop; what is in it has elements of
      // its own.
      dialog.addEventListener('click', ({ target }) => {
        if (target === dialog || (target instanceof Element && target.closest('[data-close]')))
          dialog.close();
      });
    }, SUGGESTION_SHOW_DELAY);
  });
}

/** @internal exported for its test */
export function isArabic(locale: string): boolean {
  return locale === 'ar' || ARABIC_LOCALE_PREFIXES.some((prefix) => locale.startsWith(prefix));
}
