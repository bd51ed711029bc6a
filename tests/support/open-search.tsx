import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { SearchLink } from '#app/shell/search-link.tsx';
import { renderInShell } from './render-in-shell.tsx';
import { ShownLocation } from './shown-location.tsx';
import type { editions } from './words.ts';

type Edition = (typeof editions)[number];

export function searchParts({ ui }: Edition) {
  const name = ui.navigation.search;
  const panel = page.getByRole('dialog', { name });
  return {
    link: page.getByRole('link', { name, exact: true }),
    panel,
    field: panel.getByRole('searchbox', { name }),
    status: panel.getByRole('status'),
    results: panel.getByRole('listitem'),
    wayOn: panel.getByRole('link'),
  };
}

export function renderSearchLink(edition: Edition, path = '/careers') {
  const content = (
    <>
      <SearchLink />
      <ShownLocation />
    </>
  );
  return renderInShell(content, edition, path);
}

export async function openSearch(edition: Edition) {
  await renderSearchLink(edition);
  const parts = searchParts(edition);
  await parts.link.click();
  await expect.element(parts.field).toHaveFocus();
  return parts;
}
