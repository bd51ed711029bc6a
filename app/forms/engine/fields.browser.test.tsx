import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderInShell } from '#tests/support/render-in-shell.tsx';
import { editions } from '#tests/support/words.ts';
import { RadioField } from './fields.tsx';
import { FormContext } from './form-context.ts';

for (const edition of editions) {
  const { code, forms } = edition;
  const words = forms.feedback.helpful;

  test(`a wrong group of radio buttons has the colour of its error (${code})`, async () => {
    const context = {
      form: 'feedback',
      values: {},
      errors: { helpful: 'missing' as const },
      shared: forms.shared,
    };
    await renderInShell(
      <form className="visitor-form">
        <FormContext value={context}>
          <RadioField name="helpful" words={words} options={[{ value: 'yes', label: 'Yes' }]} />
        </FormContext>
      </form>,
      edition,
    );
    const error = page.getByText(words.missing).element();
    const { borderColor } = getComputedStyle(page.getByRole('radio').element());
    expect(getComputedStyle(error).color).toBe('rgb(163, 32, 24)');
    expect(borderColor).toBe('rgb(163, 32, 24)');
  });
}
