import { ARABIC_LOCALE_PREFIXES, SUGGESTION_SHOW_DELAY } from '#app/constants.ts';
import { languageIsStored } from './language.ts';

/**
 * Opens the language suggestion for visitors whose browser prefers Arabic and who have not chosen a
 * language. It waits for the load event, because reading both would delay the first paint.
 */
export function suggestArabic(): void {
  addEventListener('load', () => {
    setTimeout(() => {
      const dialog = document.querySelector<HTMLDialogElement>('dialog[data-suggestion]');
      if (!dialog || dialog.open || !navigator.languages.some(isArabic) || languageIsStored())
        return;
      dialog.showModal();
      // The target of a click on the backdrop is the dialog itself.
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
