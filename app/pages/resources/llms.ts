import { languageOf } from '#app/content/read.server.ts';
import { llmsText } from '#app/seo/llms.server.ts';
import type { Route } from './+types/llms.ts';

export function loader({ url }: Route.LoaderArgs) {
  return new Response(llmsText(languageOf(url)), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
