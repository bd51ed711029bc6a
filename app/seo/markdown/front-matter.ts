/** @param facts words without line breaks, by lowercase names; undefined ones are left out */
export function frontMatter(facts: Record<string, string | undefined>): string {
  // Every JSON string is a YAML string.
  const lines = Object.entries(facts).flatMap(([name, value]) =>
    value ? [`${name}: ${JSON.stringify(value)}`] : [],
  );
  return `---\n${lines.join('\n')}\n---\n`;
}
