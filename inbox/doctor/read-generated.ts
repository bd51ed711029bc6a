import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';

/** Reads a JSON file of the build. @returns undefined if the file is missing or does not match */
export function readGenerated<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
): v.InferOutput<Schema> | undefined {
  if (!existsSync(file)) return undefined;
  const parsed = v.safeParse(schema, JSON.parse(readFileSync(file, 'utf8')));
  return parsed.success ? parsed.output : undefined;
}
