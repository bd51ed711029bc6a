/**
 * Facts about a text as YAML between lines of dashes; without those that are not known.
 * @param facts words without line breaks, by names in small letters
 */
export function frontMatter(facts: Record<string, string | undefined>): string {
  // Any text in JSON's quotes is one in YAML, too.
  const lines = Object.entries(facts).flatMap(([name, value]) =>
    value ? [`${name}: ${JSON.stringify(value)}`] : [],
  );
  return `---\n${lines.join('\n')}\n---\n`;
}

/**
 * The headers by which the Markdown of a page says where the page is, and in what language; as its
 * front matter has it.
 */
export function pageLinkHeaders(markdown: string): Record<string, string> {
  const [, facts = ''] = /^---\n([\s\S]*?)\n---\n/.exec(markdown) ?? [];
  const fact = (name: string) => new RegExp(`^${name}: "([^"]+)"$`, 'm').exec(facts)?.[1];
  const [url, language] = [fact('url'), fact('language')];
  return {
    ...(url ? { Link: `<${url}>; rel="canonical"` } : {}),
    ...(language ? { 'Content-Language': language } : {}),
  };
}
