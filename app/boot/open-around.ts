/**
 * Opens the accordion item around a hash's target. Some browsers do so when they follow a link,
 * but none does when a script navigates or when the page is reloaded.
 */
export function openAround(hash: string): void {
  // Ids of accordion items are lowercase ASCII, so they are never percent-encoded.
  document.getElementById(hash.slice(1))?.closest('details')?.setAttribute('open', '');
}

export function openAroundHash(): void {
  addEventListener('DOMContentLoaded', () => openAround(location.hash));
}
