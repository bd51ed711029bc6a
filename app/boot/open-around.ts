/**
 * Opens the answer that a hash leads to. Browsers do so by themselves when they follow a link; not
 * when a script moves to the page, when the page is loaded again, and not all of them yet.
 */
export function openAround(hash: string): void {
  // Answers are named in small Latin letters, which no address encodes.
  document.getElementById(hash.slice(1))?.closest('details')?.setAttribute('open', '');
}

export function openAroundHash(): void {
  addEventListener('DOMContentLoaded', () => openAround(location.hash));
}
