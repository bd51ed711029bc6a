import { useState, useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** Returns true if the component's HTML came from the server, false after a navigation. */
export function useIsFromServer(): boolean {
  const isHydrating = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
  return useState(isHydrating)[0];
}
