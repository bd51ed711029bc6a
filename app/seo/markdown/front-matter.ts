/** @param facts texts without line breaks, by lowercase names */
export function frontMatter(facts: Record<string, string | undefined>): string {
  // Every JSON string is also a YAML string, so JSON.stringify can quote values.
  const lines = Object.entries(facts).flatMap(([name, value]) =>
    value ? [`${name}: ${JSON.stringify(value)}`] : [],
  );
  return `---\n${lines.join('\n')}\n---\n`;
}
