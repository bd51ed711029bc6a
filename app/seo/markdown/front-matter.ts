/** @param facts texts without line breaks, by lowercase names. Undefined facts are left out. */
export function frontMatter(facts: Record<string, string | undefined>): string {
  // JSON.stringify can quote a value for YAML, because every JSON string is also a YAML string.
  const lines = Object.entries(facts).flatMap(([name, value]) =>
    value ? [`${name}: ${JSON.stringify(value)}`] : [],
  );
  return `---\n${lines.join('\n')}\n---\n`;
}
