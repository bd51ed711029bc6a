import { data, type RouterContextProvider } from 'react-router';
import { isSameOrigin } from '#app/ports.ts';

/**
 * Protects buttons that change something by a signed link from pages of other sites.
 * @throws an answer with status 403
 */
export function onlyFromHere(context: Readonly<RouterContextProvider>): void {
  if (!context.get(isSameOrigin)) throw data(null, { status: 403 });
}
