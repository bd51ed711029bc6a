import { type ComponentType, useEffect, useState } from 'react';
import { awaitToasts } from './show-toast.ts';
import type { ToastWords } from './toast-stack.tsx';

/** Most visitors never see a toast, so <ToastStack> loads with the first toast. */
export function Toasts({ words }: { words: ToastWords }) {
  const [Stack, setStack] = useState<ComponentType<{ words: ToastWords }>>();

  useEffect(
    () =>
      awaitToasts(() => {
        import('./toast-stack.tsx').then(
          ({ ToastStack }) => setStack(() => ToastStack),
          // After a failure, the next toast loads the component again.
          () => undefined,
        );
      }),
    [],
  );

  return Stack ? <Stack words={words} /> : null;
}
