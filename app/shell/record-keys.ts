type Actions = {
  /** Called on Escape. The recording then ends. */
  cancel: () => void;
  /** Called on Enter with the text. The recording then ends. */
  submit: (text: string) => void;
};

/**
 * Records the keys that a visitor presses before the search panel has loaded.
 * @returns a function that ends the recording and returns the text
 */
export function recordKeys({ cancel, submit }: Actions): () => string {
  const listening = new AbortController();
  let text = '';
  const record = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey || key === 'Tab') return;
    // The focus is still on the link that opens the panel, so Enter would follow this link again.
    event.preventDefault();
    if (key.length === 1) text += key;
    else if (key === 'Backspace') text = text.slice(0, -1);
    else if (key === 'Escape' || (key === 'Enter' && text.trim())) {
      listening.abort();
      if (key === 'Escape') cancel();
      else submit(text);
    }
  };
  addEventListener('keydown', record, { capture: true, signal: listening.signal });
  return () => {
    listening.abort();
    return text;
  };
}
