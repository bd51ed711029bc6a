import { markdownAt } from '#app/pages/page-markdown.server.ts';
import { pathOfMarkdown } from '#app/seo/markdown-path.ts';

/**
 * Answers a request for the Markdown of a page.
 * @returns undefined for other requests, and for pages that search engines must not show
 */
export async function markdownAnswer(
  request: Request,
  render: (request: Request) => Promise<Response>,
): Promise<Response | undefined> {
  const url = new URL(request.url);
  const path = pathOfMarkdown(url.pathname);
  if (path === undefined || request.method !== 'GET') return undefined;
  const found = await markdownAt(path);
  if (found)
    return new Response(found.markdown, {
      headers: {
        'Content-Type': 'text/markdown; charset=utf-8',
        Link: `<${found.url}>; rel="canonical"`,
        'Content-Language': found.language,
      },
    });
  url.pathname = path;
  url.search = '';
  const answer = await render(new Request(url, request));
  return answer.status === 200 ? undefined : answer;
}
