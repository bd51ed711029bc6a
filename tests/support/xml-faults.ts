import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { validateXML } from 'xmllint-wasm';

const require = createRequire(import.meta.url);

const FOLDER = path.join(import.meta.dirname, 'schemas');

const SCHEMAS = {
  opensearch: [],
  sitemap: [
    // The package that writes sitemaps contains this schema of sitemaps.org.
    {
      fileName: 'sitemaps-org.xsd',
      file: path.join(
        path.dirname(require.resolve('sitemap/package.json')),
        'schema',
        'sitemap.xsd',
      ),
    },
    { fileName: 'sitemap-image.xsd', file: path.join(FOLDER, 'sitemap-image.xsd') },
    { fileName: 'sitemap-alternate.xsd', file: path.join(FOLDER, 'sitemap-alternate.xsd') },
  ],
} as const satisfies Record<string, readonly { fileName: string; file: string }[]>;

export async function xmlFaults(xml: string, schema: keyof typeof SCHEMAS): Promise<string[]> {
  const { valid, errors, rawOutput } = await validateXML({
    xml: { fileName: 'document.xml', contents: xml },
    schema: {
      fileName: `${schema}.xsd`,
      contents: readFileSync(path.join(FOLDER, `${schema}.xsd`), 'utf8'),
    },
    preload: SCHEMAS[schema].map(({ fileName, file }) => ({
      fileName,
      contents: readFileSync(file, 'utf8'),
    })),
  });
  const faults = errors.map(({ message, loc }) => `line ${loc?.lineNumber}: ${message}`);
  return valid || faults.length > 0 ? faults : [rawOutput];
}
