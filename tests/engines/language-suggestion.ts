import { expect, test } from 'vitest';
import { SUGGESTION_FADE } from '#app/constants.ts';
import type { Setting } from './engine-tests.ts';

async function closePopup() {
  const popup = document.querySelector<HTMLDialogElement>('dialog[data-suggestion]');
  if (!popup) return undefined;
  const isShown = () => {
    const { display, visibility, opacity } = getComputedStyle(popup);
    return display !== 'none' && visibility === 'visible' && opacity !== '0';
  };
  const end = () => Promise.all(popup.getAnimations().map(({ finished }) => finished));
  popup.showModal();
  await end();
  const isOpen = isShown();
  popup.close();
  const durations = popup.getAnimations().map(({ effect }) => effect?.getTiming().duration);
  const isFading = isShown();
  await end();
  return { isOpen, isFading, durations: [...new Set(durations)], isGone: !isShown() };
}

export function testLanguageSuggestion(setting: () => Setting): void {
  test('the closed popup stays visible while it fades, and is gone after 300 ms', async () => {
    const { visitor } = setting();
    await visitor.open('/contact');
    expect(await visitor.run(closePopup)).toEqual({
      isOpen: true,
      isFading: true,
      durations: [SUGGESTION_FADE],
      isGone: true,
    });
  });
}
