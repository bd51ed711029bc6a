/**
 * Records the text that a visitor types while the field for it is being loaded.
 * @param cancel is called on Escape
 */
export function recordKeys(cancel: () => void): () => string {
  const listening = new AbortController();
  let text = '';
  const record = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey || key === 'Tab') return;
    // The focus is still on the control that was pressed, and Enter would press it again.
    event.preventDefault();
    if (key.length === 1) text += key;
    else if (key === 'Backspace') text = text.slice(0, -1);
    else if (key === 'Escape') {
      listening.abort();
      cancel();
    }
  };
  addEventListener('keydown', record, { capture: true, signal: listening.signal });
  return () => {
    listening.abort();
    return text;
  };
}
