/** The headers that name the page of a Markdown file and its language, read from its front matter. */
export function pageLinkHeaders(markdown: string): Record<string, string> {
  const [, facts = ''] = /^---\n([\s\S]*?)\n---\n/.exec(markdown) ?? [];
  const fact = (name: string) => new RegExp(`^${name}: "([^"]+)"$`, 'm').exec(facts)?.[1];
  const [url, language] = [fact('url'), fact('language')];
  return {
    ...(url ? { Link: `<${url}>; rel="canonical"` } : {}),
    ...(language ? { 'Content-Language': language } : {}),
  };
}
