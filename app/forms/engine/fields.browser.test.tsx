import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderInShell } from '#tests/support/render-in-shell.tsx';
import { editions } from '#tests/support/words.ts';
import { RadioField } from './fields.tsx';
import { FormContext } from './form-context.ts';

for (const edition of editions) {
  const { code, dir, forms } = edition;
  const words = forms.feedback.helpful;

  test(`a wrong group of radio buttons has a bar at the start (${code})`, async () => {
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
    const group = page.getByRole('radiogroup').element();
    const { borderLeft, borderRight, borderInlineStartWidth } = getComputedStyle(group);
    expect(borderInlineStartWidth).toBe('3px');
    expect(dir === 'rtl' ? borderRight : borderLeft).toMatch(/^3px solid rgb\(163, 32, 24\)$/);
  });
}
