import { type ComponentType, useEffect, useState } from 'react';
import { type QueuedToast, receiveToasts } from './show-toast.ts';

/** Fetches what draws toasts when the first is shown: most visits see none. */
export function Toasts() {
  const [Stack, setStack] = useState<ComponentType<{ first: QueuedToast[] }>>();
  const [first, setFirst] = useState<QueuedToast[]>([]);

  useEffect(() => {
    if (Stack) return;
    return receiveToasts((toast) => {
      setFirst((earlier) => [...earlier, toast]);
      import('./toast-stack.tsx').then(({ ToastStack }) => setStack(() => ToastStack));
    });
  }, [Stack]);

  return Stack ? <Stack first={first} /> : null;
}
