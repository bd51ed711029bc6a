import { type ComponentType, useEffect, useState } from 'react';
import { awaitToasts } from './show-toast.ts';
import type { ToastWords } from './toast-stack.tsx';

/** Loads <ToastStack> when the first toast is shown, because most visitors never see a toast. */
export function Toasts({ words }: { words: ToastWords }) {
  const [Stack, setStack] = useState<ComponentType<{ words: ToastWords }>>();

  useEffect(
    () =>
      awaitToasts(() => {
        import('./toast-stack.tsx').then(
          ({ ToastStack }) => setStack(() => ToastStack),
          // If the component cannot be loaded, the toast waits, and the next toast loads the
          // component again.
          () => undefined,
        );
      }),
    [],
  );

  return Stack ? <Stack words={words} /> : null;
}
