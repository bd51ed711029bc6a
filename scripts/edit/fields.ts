import { readFileSync } from 'node:fs';
import type { Field } from '@sveltia/cms';
import * as v from 'valibot';
import { parse } from 'yaml';
import { isIdentifier, type Keys } from '../content/source-file.ts';

const FACTS = 'content/organization.yaml';

/** Sveltia CMS shows the words between the marks as code. */
const MARKDOWN =
  'You may write `## A heading`, `**bold**`, `- an item`, `[words](/services)` and `::picture[What it shows]{file=my-file.png}`.';

/** What the schema does not tell about its fields. */
export type FieldContext = {
  /** Returns the hint for a field whose schema has no description. */
  hint?: (keys: Keys) => string | undefined;
  /** Maps each fact that contains slugs to the kind of the records with these slugs. */
  references?: Readonly<Record<string, string>>;
  /** The name of the field that people know the records of a kind by. */
  titleOf?: (kind: string) => string;
  /** The keys of facts, which only the English file has. */
  facts?: readonly string[];
};

/** Returns the fields of the editor for a schema of a content file. */
export function fieldsOf(schema: v.GenericSchema, context: FieldContext = {}): Field[] {
  return Object.entries(entriesOf(schema)).map(([name, entry]) =>
    fieldOf(entry, [name], context, context.facts?.includes(name) ?? false),
  );
}

function fieldOf(
  schema: v.GenericSchema,
  keys: Keys,
  context: FieldContext,
  isFact: boolean,
): Field {
  const name = String(keys.at(-1));
  const { inner, required } = unwrap(schema);
  const described = v.getDescription(schema) ?? v.getDescription(inner) ?? context.hint?.(keys);
  const hint = [described, name === 'body' && MARKDOWN].filter(Boolean).join(' ');
  const common = {
    name,
    label: labelOf(name),
    required,
    i18n: languagesOf(inner, keys, isFact),
    ...(hint ? { hint } : {}),
  };
  const kind = keys.length === 1 ? context.references?.[name] : undefined;
  const widget = kind ? relationTo(kind, inner, context) : widgetOf(inner, keys, context, isFact);
  return { ...common, ...widget } as Field;
}

/**
 * Facts, numbers and booleans are only in the English file, because the site copies them. A list of
 * objects has the same items in every language. Items are added, moved and removed in all of them at
 * once.
 */
function languagesOf(schema: v.GenericSchema, keys: Keys, isFact: boolean): boolean | 'duplicate' {
  if (isFact || ['number', 'boolean'].includes(schema.type)) return false;
  const hasObjects = isArray(schema) && (isVariant(schema.item) || isObject(schema.item));
  return hasObjects || isIdentifier(keys) ? 'duplicate' : true;
}

function relationTo(collection: string, schema: v.GenericSchema, { titleOf }: FieldContext) {
  const display = titleOf ? { display_fields: [titleOf(collection)] } : {};
  const value = { widget: 'relation', collection, value_field: '{{slug}}', ...display };
  return isArray(schema) ? { ...value, multiple: true, ...lengthOf(schema) } : value;
}

function widgetOf(
  schema: v.GenericSchema,
  keys: Keys,
  context: FieldContext,
  isFact: boolean,
): object {
  if (isArray(schema)) return listOf(schema, keys, context, isFact);
  if (schema.type === 'strict_tuple') return { widget: 'list', ...tupleOf(schema) };
  if (isObject(schema)) {
    const fields = objectFields(schema, keys, context, isFact);
    return { widget: 'object', collapsed: keys.length > 1 && 'auto', fields };
  }
  if (schema.type === 'boolean') return { widget: 'boolean' };
  if (schema.type === 'picklist' || schema.type === 'literal')
    return { widget: 'select', options: optionsOf(schema) };
  if (schema.type === 'number') return numberOf(schema);
  return textOf(schema);
}

function listOf(schema: ArraySchema, keys: Keys, context: FieldContext, isFact: boolean): object {
  const list = { widget: 'list', ...lengthOf(schema) };
  const { inner } = unwrap(schema.item);
  if (inner.type === 'picklist')
    return { widget: 'select', multiple: true, options: optionsOf(inner), ...lengthOf(schema) };
  if (isVariant(inner)) {
    const types = inner.options.map((option) =>
      typeOf(option, inner.key, [...keys, 0], context, isFact),
    );
    return { ...list, collapsed: 'auto', typeKey: inner.key, types };
  }
  if (isObject(inner)) {
    const fields = objectFields(inner, [...keys, 0], context, isFact);
    return { ...list, collapsed: 'auto', summary: `{{${fields[0]?.name}}}`, fields };
  }
  return { ...list, field: fieldOf(inner, [...keys, 'item'], context, isFact) };
}

/** One of the sorts of items in a list. `key` is the key that names the sort. */
function typeOf(
  schema: v.GenericSchema,
  key: string,
  keys: Keys,
  context: FieldContext,
  isFact: boolean,
): object {
  const [name] = optionsOf(entriesOf(schema)[key] ?? schema);
  const fields = objectFields(schema, keys, context, isFact).filter((field) => field.name !== key);
  const title = ['heading', 'text'].find((known) => fields.some((field) => field.name === known));
  return { name, label: labelOf(String(name)), summary: `{{${title}}}`, fields };
}

function objectFields(
  schema: v.GenericSchema,
  keys: Keys,
  context: FieldContext,
  isFact: boolean,
): Field[] {
  return Object.entries(entriesOf(schema)).map(([name, entry]) =>
    fieldOf(entry, [...keys, name], context, isFact),
  );
}

/**
 * A union of objects is shown as one object with all keys. The check tells which keys fit. Keys that
 * a schema does not name are those of the offices.
 */
export function entriesOf(schema: v.GenericSchema): Record<string, v.GenericSchema> {
  if ('rest' in schema && 'entries' in schema)
    return { ...(schema.entries as object), ...forOffices(schema.rest as v.GenericSchema) };
  if ('entries' in schema) return schema.entries as Record<string, v.GenericSchema>;
  if (schema.type === 'record' && 'value' in schema)
    return forOffices(schema.value as v.GenericSchema);
  if (schema.type !== 'union' || !('options' in schema)) return {};
  const entries = (schema.options as v.GenericSchema[]).map((option) => entriesOf(option));
  return Object.fromEntries(
    Object.entries(Object.assign({}, ...entries) as Record<string, v.GenericSchema>).map(
      ([name, entry]) => [name, v.optional(entry)],
    ),
  );
}

function forOffices(schema: v.GenericSchema): Record<string, v.GenericSchema> {
  const { offices } = parse(readFileSync(FACTS, 'utf8')) as { offices: object };
  return Object.fromEntries(Object.keys(offices).map((office) => [office, schema]));
}

type VariantSchema = v.GenericSchema & { key: string; options: v.GenericSchema[] };

function isVariant(schema: v.GenericSchema): schema is VariantSchema {
  return schema.type === 'variant';
}

function isObject(schema: v.GenericSchema): boolean {
  return Object.keys(entriesOf(schema)).length > 0;
}

function numberOf(schema: v.GenericSchema): object {
  const { integer, min_value, max_value } = actionsOf(schema);
  return {
    widget: 'number',
    value_type: integer ? 'int' : 'float',
    ...(min_value ? { min: min_value.requirement } : {}),
    ...(max_value ? { max: max_value.requirement } : {}),
  };
}

/** The longest text, in characters, that the editor shows in one line. */
const ONE_LINE = 60;

function textOf(schema: v.GenericSchema): object {
  const { raw_transform, regex, min_length, max_length } = actionsOf(schema);
  const { format } = v.getMetadata(schema);
  if (raw_transform)
    return { widget: 'markdown', modes: ['raw'], buttons: [], editor_components: [] };
  if (format === 'date')
    return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', picker_utc: false };
  const isShort = regex || Number(max_length?.requirement ?? Number.POSITIVE_INFINITY) <= ONE_LINE;
  return {
    widget: isShort || format ? 'string' : 'text',
    ...(regex ? { pattern: [(regex.requirement as RegExp).source, regex.message] } : {}),
    ...(min_length ? { minlength: min_length.requirement } : {}),
    ...(max_length ? { maxlength: max_length.requirement } : {}),
  };
}

function tupleOf(schema: v.GenericSchema): object {
  const items = 'items' in schema ? (schema.items as v.GenericSchema[]) : [];
  const [item = v.string()] = items;
  return { min: items.length, max: items.length, field: { name: 'item', ...numberOf(item) } };
}

function optionsOf(schema: v.GenericSchema): unknown[] {
  return 'options' in schema
    ? (schema.options as unknown[])
    : 'literal' in schema
      ? [schema.literal]
      : [];
}

function lengthOf(schema: ArraySchema): { min?: number; max?: number } {
  const { length, min_length, max_length } = actionsOf(schema);
  const min = Number(length?.requirement ?? min_length?.requirement ?? 0);
  const max = Number(length?.requirement ?? max_length?.requirement ?? Number.POSITIVE_INFINITY);
  return { ...(min > 0 ? { min } : {}), ...(Number.isFinite(max) ? { max } : {}) };
}

type Action = { type: string; requirement?: unknown; message?: unknown; pipe?: Action[] };

/** The actions of a pipe and of the pipes within it, by type. */
function actionsOf(schema: v.GenericSchema): Partial<Record<string, Action>> {
  const flatten = (item: Action): Action[] =>
    item.pipe ? item.pipe.flatMap((part) => (part === item ? [part] : flatten(part))) : [item];
  return Object.fromEntries(flatten(schema).map((action) => [action.type, action]));
}

type ArraySchema = v.GenericSchema & { item: v.GenericSchema };

function isArray(schema: v.GenericSchema): schema is ArraySchema {
  return schema.type === 'array';
}

function unwrap(schema: v.GenericSchema): { inner: v.GenericSchema; required: boolean } {
  return 'wrapped' in schema
    ? { inner: schema.wrapped as v.GenericSchema, required: false }
    : { inner: schema, required: true };
}

/** Makes a label of a key: "nextStep" becomes "Next step". */
export function labelOf(key: string): string {
  const words = key.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}
