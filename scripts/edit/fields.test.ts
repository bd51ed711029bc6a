import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { pages } from '#app/content/schemas/pages.ts';
import { allKinds, kinds } from '#app/kinds/kinds.ts';
import { section as sectionSchema } from '#app/kinds/landing-pages/section-schemas.ts';
import { languageCodes } from '#content/languages.ts';
import { organization } from '#tests/support/words.ts';
import { SHARED } from '../content/content-files.ts';
import { editorConfig, hostedBackend, localConfig } from './config.ts';
import { fieldsOf } from './fields.ts';

type AnyField = Record<string, unknown> & {
  name: string;
  fields?: AnyField[];
  types?: AnyField[];
};
type AnyCollection = {
  name: string;
  fields: AnyField[];
  files: { name: string; fields: AnyField[] }[];
};

const collections = editorConfig(hostedBackend).collections as unknown as AnyCollection[];

function collection(name: string): AnyCollection {
  return collections.find((known) => known.name === name) as AnyCollection;
}

test('a field that is added to a schema appears in the editor', () => {
  const { schema } = kinds.blog;
  const later = v.strictObject({
    ...schema.entries,
    readersNote: v.optional(
      v.pipe(
        v.string(),
        v.regex(/^[a-z]+$/, 'small letters'),
        v.minLength(3),
        v.maxLength(20),
        v.description('A note to readers.'),
      ),
    ),
  });
  expect(fieldsOf(later, { facts: ['readersNote'] })).toContainEqual({
    name: 'readersNote',
    label: 'Readers note',
    hint: 'A note to readers.',
    required: false,
    i18n: false,
    widget: 'string',
    pattern: ['^[a-z]+$', 'small letters'],
    minlength: 3,
    maxlength: 20,
  });
});

test('a hint of a text shows how Markdown is written, and the subject of a letter is named', () => {
  const hintOf = (kind: string, name: string) =>
    collection(kind).fields.find((field) => field.name === name)?.hint;
  expect(hintOf('blog', 'body')).toContain('`[a service](/services/data-strategy)`');
  expect(hintOf('blog', 'body')).toContain('`::picture[What it shows]{file=my-file.png}`');
  expect(hintOf('letters', 'heading')).toContain('subject of the mail');
});

test('records are known by their names, and drafts are marked', () => {
  const [services, letters] = [collection('services'), collection('letters')];
  expect(services).toMatchObject({
    identifier_field: 'heading',
    summary: "{{name}} · {{heading}}{{draft | ternary(' (draft)', '')}}",
  });
  expect(letters).toMatchObject({ summary: expect.stringMatching(/^\{\{heading\}\}\{\{draft/) });
  const field = collection('blog').fields.find(({ name }) => name === 'services');
  expect(field).toMatchObject({ display_fields: ['name'] });
});

test('every kind and every page can be edited in all languages', () => {
  const names = (found: { name: string }[]) => found.map(({ name }) => name);
  expect(names(collections)).toEqual([...allKinds.map(([name]) => name), 'pages', 'site']);
  expect(names(collection('pages').files)).toEqual(Object.keys(pages));
  expect(names(collection('site').files)).toEqual([...Object.keys(SHARED), 'organization']);
  expect(editorConfig(hostedBackend).i18n).toMatchObject({ locales: languageCodes });
});

test('every key of every schema is a field', () => {
  for (const [name, { schema, privateFacts }] of allKinds)
    expect(namesOf(collection(name).fields), name).toEqual([
      ...(privateFacts ? keysOf(privateFacts) : []),
      ...keysOf(schema),
    ]);
  for (const [name, schema] of Object.entries(pages)) {
    const file = collection('pages').files.find((known) => known.name === name);
    expect(namesOf(file?.fields ?? []), name).toEqual(keysOf(schema));
  }
});

test('Sveltia CMS shows every object, because it has fields', () => {
  const withoutFields = (fields: AnyField[]): string[] =>
    fields.flatMap(({ name, widget, fields: inner = [], types = [] }) => [
      ...(widget === 'object' && inner.length === 0 ? [name] : []),
      ...withoutFields([...inner, ...types]),
    ]);
  const pageFiles = collection('pages').files;
  const all = [...collections, ...pageFiles].flatMap(({ fields = [] }) => fields);
  expect(withoutFields(all)).toEqual([]);
});

test('facts are fields of the English column only', () => {
  for (const [name, { facts, privateFacts }] of allKinds) {
    const inEnglish = collection(name).fields.filter(({ i18n }) => i18n === false);
    expect(inEnglish.map((field) => field.name).sort(), name).toEqual(
      [...Object.keys(privateFacts?.entries ?? {}), ...facts].sort(),
    );
  }
});

test('draft, publish and expires are fields of every kind, with a hint', () => {
  for (const [name] of allKinds)
    for (const key of ['draft', 'publish', 'expires'])
      expect(
        collection(name).fields.find((field) => field.name === key)?.hint,
        `${name} ${key}`,
      ).toBeTruthy();
});

test('the template of a kind explains the fields', () => {
  const hintOf = (kind: string, name: string) =>
    collection(kind).fields.find((field) => field.name === name)?.hint;
  expect(hintOf('blog', 'author')).toBe('The author’s role, such as Head of data practice');
  expect(hintOf('webinars', 'spoken')).toBe('The language that is spoken: en or ar');
  expect(hintOf('jobs', 'body')).toContain('The role in a few paragraphs');
});

test('a field without a template has the description of its schema as its hint', () => {
  const search = collection('pages').files.find(({ name }) => name === 'search');
  expect(search?.fields.find(({ name }) => name === 'popular')?.hint).toBe(
    v.getDescription(pages.search.entries.popular),
  );
});

test('a fact that names records offers these records', () => {
  const { fields } = collection('blog');
  expect(fields.find(({ name }) => name === 'services')).toMatchObject({
    widget: 'relation',
    collection: 'services',
    multiple: true,
  });
});

test('a list of different items offers each sort with its own fields, named by its key', () => {
  const sections = collection('landing-pages').fields.find(({ name }) => name === 'sections');
  expect(sections).toMatchObject({ widget: 'list', typeKey: 'section', i18n: 'duplicate' });
  const sorts = sectionSchema.options.map(({ entries }) => entries.section.literal);
  expect(sections?.types?.map(({ name }) => name)).toEqual(sorts);
  const prose = sections?.types?.find(({ name }) => name === 'prose');
  expect(prose).toMatchObject({ label: 'Prose', summary: '{{heading}}' });
  expect(prose?.fields?.map(({ name }) => name)).toEqual(['id', 'heading', 'body']);
});

test('the items of a list are the same in every language, but not their words', () => {
  const questions = collection('services').fields.find(({ name }) => name === 'questions');
  expect(questions).toMatchObject({ i18n: 'duplicate' });
  expect(questions?.fields?.map(({ i18n }) => i18n)).toEqual([true, true]);
});

test('every field of a section has a hint', () => {
  const sections = collection('landing-pages').fields.find(({ name }) => name === 'sections');
  const known = ['question', 'answer', 'questions'];
  const silent = sections?.types?.flatMap(({ fields = [] }) =>
    [...fields, ...fields.flatMap(({ fields: inner = [] }) => inner)].filter(
      ({ hint, name }) => !hint && !known.includes(name),
    ),
  );
  expect(silent).toEqual([]);
});

test('Sveltia CMS accepts the configuration', () => {
  const schema = readFileSync('node_modules/@sveltia/cms/schema/sveltia-cms.json', 'utf8');
  const check = new Ajv({ strict: false, validateFormats: false }).compile(JSON.parse(schema));
  check(JSON.parse(JSON.stringify(editorConfig(hostedBackend))));
  expect(check.errors).toBeNull();
});

test('only the local editor has a field that follows changes', () => {
  expect(JSON.stringify(editorConfig(hostedBackend))).not.toContain('"live"');
  expect(JSON.stringify(localConfig()).match(/"widget":"live"/g)).toHaveLength(
    allKinds.length + Object.keys(pages).length + Object.keys(SHARED).length + 1,
  );
});

/** The names of fields at all depths, such as `nextStep.heading`. */
function namesOf(fields: AnyField[], before = ''): string[] {
  return fields.flatMap(({ name, fields: inner = [], types = [] }) => [
    `${before}${name}`,
    ...namesOf(inner, `${before}${name}.`),
    ...types.flatMap((type) => namesOf(type.fields ?? [], `${before}${name}.`)),
  ]);
}

function keysOf(schema: v.GenericSchema, before = ''): string[] {
  if ('wrapped' in schema) return keysOf(schema.wrapped as v.GenericSchema, before);
  if ('item' in schema) return keysOf(schema.item as v.GenericSchema, before);
  if ('options' in schema && schema.type === 'union')
    return (schema.options as v.GenericSchema[]).flatMap((option) => keysOf(option, before));
  if ('options' in schema && 'key' in schema)
    return (schema.options as v.GenericSchema[]).flatMap((option) =>
      keysOf(option, before).filter((name) => name !== `${before}${schema.key}`),
    );
  if (!('entries' in schema)) return [];
  const others =
    'rest' in schema
      ? Object.keys(organization.offices).map((office) => [office, schema.rest])
      : [];
  return Object.entries({
    ...(schema.entries as Record<string, v.GenericSchema>),
    ...(Object.fromEntries(others) as Record<string, v.GenericSchema>),
  }).flatMap(([name, entry]) => [`${before}${name}`, ...keysOf(entry, `${before}${name}.`)]);
}
