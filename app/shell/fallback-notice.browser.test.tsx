import { wcagContrast } from 'culori';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { arabic } from '#tests/support/arabic.ts';
import { renderInShell } from '#tests/support/render-in-shell.tsx';
import { Header } from './header.tsx';

beforeEach(() => page.viewport(1280, 800));

test.each(['masthead', 'masthead masthead-compact'])(
  'the header and the notice can be read above a “%s”',
  async (masthead) => {
    await renderInShell(
      <>
        <Header />
        <main>
          <p className="fallback-notice">
            <span className="wrap">Some texts are in English.</span>
          </p>
          <div className={masthead}>Heading</div>
        </main>
      </>,
      arabic,
      '/webinars',
    );
    const words = page.getByText('Some texts are in English.');
    await expect.element(words).toBeVisible();
    const notice = getComputedStyle(words.element().parentElement as Element);
    const header = getComputedStyle(page.getByRole('banner').element());
    await expect
      .poll(() => wcagContrast(header.color, notice.backgroundColor))
      .toBeGreaterThan(4.5);
    expect(wcagContrast(notice.color, notice.backgroundColor)).toBeGreaterThan(4.5);
  },
);
