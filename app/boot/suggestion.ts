import { SUGGESTION_SHOW_DELAY } from '#app/constants.ts';
import { languageIsStored } from './language.ts';

const ARABIC_LOCALE = /^ar($|-(SA|EG|AE|JO|LB|SY|IQ|KW|QA|BH|OM|YE|MA|TN|DZ|LY|SD|PS))/;

/**
 * Opens the suggestion if the browser prefers Arabic and the visitor has not chosen a language. The
 * check waits for the load event, so that it does not delay the first paint.
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

/** @internal Exported only for tests. */
export function isArabic(locale: string): boolean {
  return ARABIC_LOCALE.test(locale);
}
