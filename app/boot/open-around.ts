/**
 * Opens the accordion item that contains the target of a hash. Some browsers open the item only
 * after a click on a link. No browser opens the item after a navigation by React Router.
 */
export function openAround(hash: string): void {
  // Ids of accordion items are lowercase ASCII, so they are never percent-encoded.
  document.getElementById(hash.slice(1))?.closest('details')?.setAttribute('open', '');
}

export function openAroundHash(): void {
  addEventListener('DOMContentLoaded', () => openAround(location.hash));
}
