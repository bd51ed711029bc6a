import * as v from 'valibot';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { formatCount } from '#app/i18n/format.ts';
import { renderInShell } from '#tests/support/render-in-shell.tsx';
import { editions } from '#tests/support/words.ts';
import { EmailField, InputField } from './fields.tsx';
import { FileField } from './file-field.tsx';
import { email, line } from './rules.ts';
import { VisitorForm } from './visitor-form.tsx';

const emptyFile = (values: FormData): Record<string, string> =>
  (values.get('cv') as File).size > 0 ? {} : { cv: 'fileEmpty' };
const schema = v.object({ name: line(2, 100), email });

for (const edition of editions) {
  const { code, forms, ui } = edition;
  const { shared, contact } = forms;
  const name = page.getByLabelText(contact.name.label, { exact: true });
  const address = page.getByLabelText(contact.email.label, { exact: true });
  const send = page.getByRole('button', { name: contact.submit });
  const announced = () => document.querySelector('[aria-live]')?.textContent;

  const renderForm = () =>
    renderInShell(
      <VisitorForm
        form={`early-${crypto.randomUUID()}`}
        action="/contact"
        served={undefined}
        words={{ ...contact, shared }}
        schema={schema}
      >
        <InputField name="name" words={contact.name} />
        <EmailField name="email" words={contact.email} />
      </VisitorForm>,
      edition,
    );

  test(`a wrong value is marked when the visitor leaves its field (${code})`, async () => {
    await renderForm();
    await address.fill('noor@');
    await expect.element(address).not.toHaveAttribute('aria-invalid');
    await name.click();
    await expect.element(address).toHaveAttribute('aria-invalid', 'true');
    await expect.element(address).toHaveAccessibleDescription(shared.errors.email);
    expect(announced()).toBe(`${contact.email.label}: ${shared.errors.email}`);
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    expect(document.title).not.toContain(ui.status.errorTitle.split('{')[0]);

    await address.fill('noor@example.co');
    await expect.element(address).not.toHaveAttribute('aria-invalid');
    expect(announced()).toBe('');
  });

  test(`an empty field is not marked when the visitor leaves it (${code})`, async () => {
    await renderForm();
    await name.click();
    await userEvent.tab();
    await address.fill(' ');
    await name.click();
    await address.fill('noor@');
    await name.click();
    await expect.element(address).toHaveAttribute('aria-invalid', 'true');
    await expect.element(name).not.toHaveAttribute('aria-invalid');
    await address.fill('');
    await expect.element(address).not.toHaveAttribute('aria-invalid');
  });

  test(`the summary of a sent form takes over an early error (${code})`, async () => {
    await renderForm();
    const inSummary = page.getByRole('alert').getByRole('link');
    await address.fill('noor@');
    await send.click();
    await expect.element(page.getByRole('alert')).toHaveFocus();
    await expect.element(inSummary.nth(0)).toHaveTextContent(contact.name.missing);
    await expect
      .element(inSummary.nth(1))
      .toHaveTextContent(`${contact.email.label}: ${shared.errors.email}`);
    await name.fill('N');
    await address.click();
    await expect
      .element(inSummary.nth(0))
      .toHaveTextContent(
        `${contact.name.label}: ${formatCount(shared.errors.tooShort, 2, edition)}`,
      );
    expect(announced()).toBe('');
  });
}

test('a wrong file is marked as soon as it is chosen', async () => {
  const [edition] = editions;
  if (!edition) throw new Error('There is no language');
  const { application, shared } = edition.forms;
  await renderInShell(
    <VisitorForm
      form="early-file"
      action="/contact"
      served={undefined}
      words={{ ...application, shared }}
      schema={v.object({})}
      checkFiles={emptyFile}
      multipart
    >
      <FileField name="cv" words={application.cv} accept=".pdf" />
    </VisitorForm>,
    edition,
  );
  const field = page.getByLabelText(application.cv.label, { exact: true });
  await field.upload(new File([], 'cv.pdf'));
  await expect.element(field).toHaveAccessibleDescription(new RegExp(shared.errors.fileEmpty));
  await field.upload(new File(['%PDF'], 'cv.pdf'));
  await expect.element(field).not.toHaveAttribute('aria-invalid');
});

test('an error waits until a press outside the field has become a click', async () => {
  const [edition] = editions;
  if (!edition) throw new Error('There is no language');
  const { contact, shared } = edition.forms;
  let clicks = 0;
  await renderInShell(
    <>
      <VisitorForm
        form="early"
        action="/contact"
        served={undefined}
        words={{ ...contact, shared }}
        schema={v.object({ email })}
      >
        <EmailField name="email" words={contact.email} />
      </VisitorForm>
      <button type="button" onClick={() => clicks++} style={{ height: '8px', padding: 0 }}>
        Next
      </button>
    </>,
    edition,
  );
  const field = page.getByLabelText(contact.email.label, { exact: true });
  await field.fill('noor@');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  expect(clicks).toBe(1);
});
