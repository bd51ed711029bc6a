type Actions = {
  /** Called when the visitor presses Escape. The recording then ends. */
  cancel: () => void;
  /** Called with the text when the visitor presses Enter. The recording then ends. */
  submit: (text: string) => void;
};

/**
 * Records the text that a visitor types while the field for the text is being loaded.
 * @returns a function that ends the recording and returns the text
 */
export function recordKeys({ cancel, submit }: Actions): () => string {
  const listening = new AbortController();
  let text = '';
  const record = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey || key === 'Tab') return;
    // The control that opens the panel still has the focus, so Enter would press it again.
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
