/**
 * Facts about a text as YAML between lines of dashes; unknown facts are left out.
 * @param facts words without line breaks, by names in small letters
 */
export function frontMatter(facts: Record<string, string | undefined>): string {
  // A JSON string is a YAML string as well.
  const lines = Object.entries(facts).flatMap(([name, value]) =>
    value ? [`${name}: ${JSON.stringify(value)}`] : [],
  );
  return `---\n${lines.join('\n')}\n---\n`;
}
