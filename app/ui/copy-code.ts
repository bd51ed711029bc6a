import { copyText } from './copy-text.ts';

/** Copies the code of the block that contains the button. */
export async function copyCodeBeside(button: HTMLElement): Promise<void> {
  const code = button.closest('.code-block')?.querySelector('code')?.textContent ?? '';
  const { done = '', failed = '' } = button.dataset;
  await copyText(code, { done, failed });
}
