import { type ComponentType, useEffect, useState } from 'react';
import { awaitToasts } from './show-toast.ts';

/** Fetches what draws toasts when the first is shown: most visits see none. */
export function Toasts() {
  const [Stack, setStack] = useState<ComponentType>();

  useEffect(
    () =>
      awaitToasts(() => {
        import('./toast-stack.tsx').then(
          ({ ToastStack }) => setStack(() => ToastStack),
          // Offline perhaps: the toast waits, and the next one tries again.
          () => undefined,
        );
      }),
    [],
  );

  return Stack ? <Stack /> : null;
}
