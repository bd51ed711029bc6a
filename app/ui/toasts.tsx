import { type ComponentType, useEffect, useState } from 'react';
import { awaitToasts } from './show-toast.ts';
import type { ToastWords } from './toast-stack.tsx';

/** Loads <ToastStack> with the first toast, because most visits see none. */
export function Toasts({ words }: { words: ToastWords }) {
  const [Stack, setStack] = useState<ComponentType<{ words: ToastWords }>>();

  useEffect(
    () =>
      awaitToasts(() => {
        import('./toast-stack.tsx').then(
          ({ ToastStack }) => setStack(() => ToastStack),
          // Offline, perhaps: the toast waits, and the next one tries again.
          () => undefined,
        );
      }),
    [],
  );

  return Stack ? <Stack words={words} /> : null;
}
