import { fill, isolate } from '#app/i18n/format.ts';
import { showToast } from './show-toast.ts';

/** In these words, `{text}` stands for the copied text. */
type Words = { done: string; failed: string };

/** Copies a text. A toast shows whether the browser allowed it. */
export async function copyText(text: string, { done, failed }: Words): Promise<void> {
  const report = (words: string) =>
    showToast('stack', { title: fill(words, { text: isolate(text) }) });
  try {
    await navigator.clipboard.writeText(text);
    report(done);
  } catch {
    report(failed);
  }
}
