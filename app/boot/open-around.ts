/**
 * Opens the item that contains the target of a hash, or that is in the target. Some browsers open
 * the item only after a click on a link, and none after a navigation by React Router.
 */
export function openAround(hash: string): void {
  // Ids of accordion items are lowercase ASCII, so they are never percent-encoded.
  const target = document.getElementById(hash.slice(1));
  const details = target?.closest('details') ?? target?.querySelector(':scope > details');
  details?.setAttribute('open', '');
}

export function openAroundHash(): void {
  addEventListener('DOMContentLoaded', () => openAround(location.hash));
}
