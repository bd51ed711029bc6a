import { newToken } from '#app/forms/engine/form-token.server.ts';
import { tokens } from '#app/ports.ts';
import type { Route } from './+types/form-token.ts';

export const handle = { onRequest: true };

/** A prerendered page cannot contain a token, so the script of the page requests a token here. */
export function loader({ context }: Route.LoaderArgs) {
  return Response.json(
    { token: newToken(context.get(tokens), 'asked') },
    { headers: { 'Cache-Control': 'no-store' } },
  );
}
