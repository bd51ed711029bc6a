/** The languages of code blocks, with the name that readers see. */
export const codeLanguages = {
  bash: 'Shell',
  csv: 'CSV',
  html: 'HTML',
  json: 'JSON',
  python: 'Python',
  sql: 'SQL',
  text: 'Text',
  ts: 'TypeScript',
  yaml: 'YAML',
} as const;
