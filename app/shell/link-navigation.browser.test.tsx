import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { arabic } from '#tests/support/arabic.ts';
import { renderInShell } from '#tests/support/render-in-shell.tsx';
import { ShownLocation } from '#tests/support/shown-location.tsx';

const link = page.getByRole('link');
const location = page.getByLabelText('location');

/** Cancels each click, and records whether the site left the click to the browser. */
function watchClicks(): boolean[] {
  const left: boolean[] = [];
  const listening = new AbortController();
  const watch = (event: Event) => {
    left.push(!event.defaultPrevented);
    event.preventDefault();
  };
  for (const type of ['click', 'auxclick']) addEventListener(type, watch, listening);
  onTestFinished(() => listening.abort());
  return left;
}

const render = (attributes: object) =>
  renderInShell(
    <>
      <a href="/ar/services" {...attributes}>
        Services
      </a>
      <ShownLocation />
    </>,
    arabic,
    '/about-us',
  );

test('a link to a page navigates within the document', async () => {
  await render({});
  const left = watchClicks();
  await link.click();
  await expect.element(location).toHaveTextContent('/ar/services');
  expect(left).toEqual([false]);
});

test.each([
  ['for another tab', { target: '_blank' }],
  ['to a download', { download: '' }],
  ['for a new document', { 'data-document': '' }],
  ['to a file', { href: '/ar/feed.xml' }],
  ['to another site', { href: 'https://site.example/ar/services' }],
  ['to a place on the page that is shown', { href: '#place' }],
])('a link %s is left to the browser', async (_, attributes) => {
  await render(attributes);
  const left = watchClicks();
  await link.click();
  expect(left).toEqual([true]);
  await expect.element(location).toHaveTextContent('/ar/about-us');
});

test.each(['Alt', 'Control', 'Meta', 'Shift'])(
  'a press with %s is left to the browser',
  async (key) => {
    await render({});
    const left = watchClicks();
    await userEvent.keyboard(`{${key}>}`);
    await link.click();
    await userEvent.keyboard(`{/${key}}`);
    expect(left).toEqual([true]);
    await expect.element(location).toHaveTextContent('/ar/about-us');
  },
);

test('the browser handles a press with the middle button', async () => {
  await render({});
  const left = watchClicks();
  await link.click({ button: 'middle' });
  expect(left).toEqual([true]);
  await expect.element(location).toHaveTextContent('/ar/about-us');
});

test('a click that a control has handled does not navigate', async () => {
  await render({ onClick: (event: Event) => event.preventDefault() });
  await link.click();
  await expect.element(location).toHaveTextContent('/ar/about-us');
});
