import { pathOfMarkdown } from '#app/seo/markdown-path.ts';
import { pageLinkHeaders } from './front-matter.ts';

/**
 * Answers the address of a page's Markdown, made of the page as it is now; where the page is not
 * there, as the page does.
 * @param render answers the request for the page
 * @returns undefined where the address is no such one, or what is there is no page that search
 * engines may know
 */
export async function markdownAnswer(
  request: Request,
  render: (request: Request) => Promise<Response>,
): Promise<Response | undefined> {
  const url = new URL(request.url);
  const page = pathOfMarkdown(url.pathname);
  if (page === undefined || !['GET', 'HEAD'].includes(request.method)) return undefined;
  url.pathname = page;
  url.search = '';
  const answer = await render(
    new Request(url, { headers: request.headers, signal: request.signal }),
  );
  if (answer.status !== 200) return answer;
  const isPage = answer.headers.get('Content-Type')?.startsWith('text/html');
  // A parser and a writer that few ask for.
  const markdown = isPage
    ? (await import('./page-markdown.ts')).markdownOfPage(await answer.text())
    : undefined;
  if (markdown === undefined) return undefined;
  return new Response(markdown, {
    headers: { 'Content-Type': 'text/markdown; charset=utf-8', ...pageLinkHeaders(markdown) },
  });
}
