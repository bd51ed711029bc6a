import type { CmsConfig, Collection } from '@sveltia/cms';
import { organization } from '#app/content/schemas/organization.ts';
import { pages } from '#app/content/schemas/pages.ts';
import { type AnyKind, allKinds, type KindName } from '#app/kinds/kinds.ts';
import { languages, originalLanguage } from '#content/languages.ts';
import { PAGE_FACTS, sharedFiles } from '../content/content-files.ts';
import { LARGEST } from '../content/media.ts';
import { entriesOf, fieldsOf, labelOf } from './fields.ts';
import { templateHints } from './hints.ts';

/** The backend in the file that `npm run edit -- --config` writes. The firm fills in its own. */
export const hostedBackend = { name: 'github', repo: 'owner/repository', branch: 'main' } as const;

/** The custom field with which the page of the local editor follows each change. */
const LIVE = 'live';

/** Returns the configuration of the local editor, in which every file also has the field `LIVE`. */
export function localConfig(): CmsConfig {
  const config = editorConfig({ name: 'test-repo' });
  const live = { name: LIVE, widget: LIVE, label: 'Check', required: false, i18n: true };
  const followed = <Part extends object>(part: Part) =>
    'fields' in part ? { ...part, fields: [live, ...(part.fields as [])] } : part;
  return {
    ...config,
    collections: config.collections?.map((collection) =>
      'files' in collection
        ? { ...collection, files: collection.files.map(followed) }
        : followed(collection),
    ) as Collection[],
  };
}

/** Returns the configuration of the editor, derived from the schemas of the content. */
export function editorConfig(backend: CmsConfig['backend']): CmsConfig {
  return {
    load_config_file: false,
    backend,
    media_folder: 'content/media',
    public_folder: '/media',
    media_libraries: {
      default: { config: { slugify_filename: true, max_file_size: LARGEST.picture } },
    },
    i18n: {
      structure: 'multiple_folders',
      locales: languages.map(({ code }) => code),
      default_locale: originalLanguage.code,
      initial_locales: 'all',
    },
    editor: { preview: false },
    output: { omit_empty_optional_fields: true },
    collections: [
      ...allKinds.map(([name, kind]) => kindCollection(name, kind)),
      ...fileCollections(),
    ],
  };
}

/** Labels of files whose names are short for those who program. */
const LABELS: Record<string, string> = {
  ui: 'Header, footer, small labels',
  blocks: 'Notes, code and videos',
};

/** The end of the line of a draft in a list. */
const DRAFT = "{{draft | ternary(' (draft)', '')}}";

function titleOf(kind: string): string {
  const found = allKinds.find(([name]) => name === kind)?.[1];
  return found && 'name' in entriesOf(found.schema) ? 'name' : 'heading';
}

function kindCollection(name: KindName, kind: AnyKind): Collection {
  const { schema, privateFacts, facts, references = {}, newName } = kind;
  const hint = templateHints(newName);
  const fields = [
    ...(privateFacts
      ? fieldsOf(privateFacts, { facts: Object.keys(privateFacts.entries), hint })
      : []),
    ...fieldsOf(schema, { facts, references, hint, titleOf }),
  ];
  const titles = ['name', 'heading'].filter((key) => key in entriesOf(schema));
  return {
    name,
    label: labelOf(name),
    folder: `content/{{locale}}/${name}`,
    extension: 'md',
    format: 'yaml-frontmatter',
    i18n: true,
    identifier_field: titles.at(-1),
    summary: `${titles.map((key) => `{{${key}}}`).join(' · ')}${DRAFT}`,
    create: newName !== undefined,
    delete: false,
    slug: { editable: ['create'] },
    fields,
  } as Collection;
}

function fileCollections(): Collection[] {
  const facts = PAGE_FACTS;
  const pageFiles = Object.entries(pages).map(([name, schema]) => ({
    name,
    label: labelOf(name),
    file: `content/{{locale}}/pages/${name}.yaml`,
    i18n: true,
    fields: fieldsOf(schema, { facts }),
  }));
  const siteFiles = sharedFiles.map(({ name, schema, facts: inEnglish }) => ({
    name,
    label: LABELS[name] ?? labelOf(name),
    file: `content/{{locale}}/${name}.yaml`,
    i18n: true,
    fields: fieldsOf(schema, { facts: inEnglish }),
  }));
  const firm = {
    name: 'organization',
    label: 'Organization',
    file: 'content/organization.yaml',
    fields: fieldsOf(organization),
  };
  return [
    { name: 'pages', label: 'Pages', i18n: true, files: pageFiles },
    { name: 'site', label: 'Whole site', i18n: true, files: [...siteFiles, firm] },
  ];
}
