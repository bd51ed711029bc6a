import { data, type RouterContextProvider } from 'react-router';
import { isSameOrigin } from '#app/ports.ts';

/**
 * For buttons that change something by a signed link: pressed on our own page, not by somebody
 * else's.
 * @throws the answer 403
 */
export function onlyFromHere(context: Readonly<RouterContextProvider>): void {
  if (!context.get(isSameOrigin)) throw data(null, { status: 403 });
}
