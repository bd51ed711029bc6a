import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import ts from 'typescript';

const require = createRequire(import.meta.url);

/**
 * A property of schema.org. `range` names the types and values that the property accepts. With
 * `IdReference` in `range`, a value may also refer to a thing by its id.
 */
type SchemaProperty = { range: readonly string[]; isSuperseded: boolean };

export type Vocabulary = {
  isType: (type: string) => boolean;
  isA: (type: string, ancestor: string) => boolean;
  property: (type: string, name: string) => SchemaProperty | undefined;
  /** Returns everything that a range accepts, such as subtypes and `https://schema.org/InStock`. */
  allows: (range: readonly string[]) => ReadonlySet<string>;
};

type Interface = { parents: string[]; properties: Map<string, SchemaProperty> };

let vocabulary: Vocabulary | undefined;

/** Returns the vocabulary of schema.org, from the types of the package schema-dts. */
export function schemaVocabulary(): Vocabulary {
  vocabulary ??= readVocabulary();
  return vocabulary;
}

function readVocabulary(): Vocabulary {
  const file = path.join(path.dirname(require.resolve('schema-dts')), 'schema.d.ts');
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  // For a type X of schema.org, XBase has the properties, XLeaf has the name, and X is a union of
  // XLeaf and the subtypes.
  const interfaces = new Map<string, Interface>();
  const leaves = new Map<string, string[]>();
  const unions = new Map<string, readonly string[]>();
  for (const statement of source.statements) {
    if (ts.isInterfaceDeclaration(statement)) {
      interfaces.set(statement.name.text, interfaceOf(statement, source));
      const type = leafName(statement.members);
      if (type) leaves.set(type, interfaces.get(statement.name.text)?.parents ?? []);
    } else if (ts.isTypeAliasDeclaration(statement)) {
      const { name, type } = statement;
      // The XLeaf of most types is an interface, but that of Role and similar types is a type
      // alias.
      const ofRole = ts.isIntersectionTypeNode(type)
        ? type.types.flatMap((part) =>
            ts.isTypeLiteralNode(part) ? (leafName(part.members) ?? []) : [],
          )
        : [];
      for (const role of ofRole) leaves.set(role, [`${role}Base`]);
      unions.set(name.text, namesIn(type, source));
    }
  }

  const allows = (range: readonly string[], found = new Set<string>()): ReadonlySet<string> => {
    for (const name of range.filter((candidate) => !found.has(candidate))) {
      found.add(name);
      allows(unions.get(name) ?? [], found);
    }
    return found;
  };
  const find = (parents: readonly string[], name: string): SchemaProperty | undefined => {
    for (const parent of parents) {
      const { properties, parents: above = [] } = interfaces.get(parent) ?? {};
      const found = properties?.get(name) ?? find(above, name);
      if (found) return found;
    }
    return undefined;
  };
  return {
    isType: (type) => leaves.has(type),
    isA: (type, ancestor) => allows([ancestor]).has(type),
    property: (type, name) => find(leaves.get(type) ?? [], name),
    allows,
  };
}

function interfaceOf(
  {
    heritageClauses = [],
    members,
  }: {
    heritageClauses?: readonly ts.HeritageClause[] | undefined;
    members: ts.NodeArray<ts.TypeElement>;
  },
  source: ts.SourceFile,
): Interface {
  const parents = heritageClauses.flatMap(({ types }) =>
    // The parent of Thing is Partial<IdReference>, which is not a type of schema.org.
    types.map(({ expression }) => expression.getText(source)).filter((name) => name !== 'Partial'),
  );
  const properties = members.flatMap((member): [string, SchemaProperty][] =>
    ts.isPropertySignature(member) && ts.isStringLiteral(member.name) && member.type
      ? [
          [
            member.name.text,
            {
              range: namesIn(member.type, source),
              isSuperseded: ts.getJSDocDeprecatedTag(member) !== undefined,
            },
          ],
        ]
      : [],
  );
  return { parents, properties: new Map(properties) };
}

function leafName(members: ts.NodeArray<ts.TypeElement>): string | undefined {
  for (const member of members) {
    if (
      !ts.isPropertySignature(member) ||
      !ts.isStringLiteral(member.name) ||
      member.name.text !== '@type'
    )
      continue;
    if (member.type && ts.isLiteralTypeNode(member.type) && ts.isStringLiteral(member.type.literal))
      return member.type.literal.text;
  }
  return undefined;
}

function namesIn(type: ts.TypeNode, source: ts.SourceFile): string[] {
  if (ts.isUnionTypeNode(type)) return type.types.flatMap((part) => namesIn(part, source));
  if (ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal)) return [type.literal.text];
  if (ts.isTemplateLiteralTypeNode(type)) return ['number'];
  if (!ts.isTypeReferenceNode(type)) return [type.getText(source)];
  const [first] = type.typeArguments ?? [];
  const name = type.typeName.getText(source);
  if (name === 'SchemaValue' && first) return namesIn(first, source);
  // The name `PersonLeaf` means the type `Person` without its subtypes.
  return [name.replace(/Leaf$/, '')];
}
