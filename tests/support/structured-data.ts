export type Thing = { readonly [property: string]: unknown };

export type PageData = { things: Thing[]; faults: string[] };

const SCRIPT = 'script[type="application/ld+json"]';

/** Reads the JSON-LD of a page, which must be one script with one `@graph`. */
export function readPageData(document: Document): PageData {
  const scripts = [...document.querySelectorAll(SCRIPT)];
  const [script] = scripts;
  if (!script || scripts.length > 1)
    return { things: [], faults: [`there are ${scripts.length} scripts of JSON-LD, not one`] };
  try {
    return readGraph(JSON.parse(script.textContent ?? ''));
  } catch (error) {
    return { things: [], faults: [`it is no JSON: ${String(error)}`] };
  }
}

export function readGraph(data: unknown): PageData {
  if (!isThing(data)) return { things: [], faults: ['it is no object'] };
  const { '@context': context, '@graph': graph, ...rest } = data;
  if (!Array.isArray(graph) || graph.length === 0)
    return { things: [], faults: ['it has no @graph of things'] };
  const things = graph.filter(isThing);
  const ids = things.flatMap((thing) => idOf(thing) ?? []);
  return {
    things,
    faults: [
      ...(context === 'https://schema.org' ? [] : [`its @context is ${JSON.stringify(context)}`]),
      ...Object.keys(rest).map((key) => `${key} stands beside the @graph`),
      ...(things.length < graph.length ? ['its @graph holds something that is no thing'] : []),
      ...things
        .filter((thing) => typesOf(thing).length === 0)
        .map((thing) => `${JSON.stringify(thing).slice(0, 80)} has no @type`),
      ...ids
        .filter((id, index) => ids.indexOf(id) !== index)
        .map((id) => `${id} is described twice`),
      ...ids.filter((id) => !URL.canParse(id)).map((id) => `${id} is no whole address`),
    ],
  };
}

/**
 * Returns references to things that no page describes.
 * @param siteWide ids of things that other pages describe
 */
export function referenceFaults(
  things: readonly Thing[],
  siteWide: ReadonlySet<string> = new Set(),
): string[] {
  const known = new Set([
    ...siteWide,
    ...thingsWithin(things).flatMap(({ thing }) => (isReference(thing) ? [] : (idOf(thing) ?? []))),
  ]);
  return thingsWithin(things).flatMap(({ thing, path }) =>
    isReference(thing) && !known.has(idOf(thing) ?? '')
      ? [`${path} names ${idOf(thing)}, which nobody describes`]
      : [],
  );
}

/**
 * Returns the given things and all things inside them, each with its path, such as
 * `JobPosting.jobLocation.address`.
 */
export function thingsWithin(things: readonly Thing[]): { thing: Thing; path: string }[] {
  const within = (thing: Thing, path: string): { thing: Thing; path: string }[] => [
    { thing, path },
    ...Object.entries(thing).flatMap(([property, value]) =>
      listOf(value)
        .filter(isThing)
        .flatMap((child) => within(child, `${path}.${property}`)),
    ),
  ];
  return things.flatMap((thing) => within(thing, typesOf(thing).join('+')));
}

/** Replaces each reference with the thing to which it refers, as search engines do. */
export function resolved(things: readonly Thing[], siteWide: readonly Thing[] = []): Thing[] {
  const known = new Map<string, Thing>();
  for (const thing of [...siteWide, ...things]) {
    const id = idOf(thing);
    if (id) known.set(id, { ...known.get(id), ...thing });
  }
  const resolve = (value: unknown, above: readonly string[]): unknown => {
    if (Array.isArray(value)) return value.map((item) => resolve(item, above));
    if (!isThing(value)) return value;
    const id = idOf(value) ?? '';
    if (above.includes(id)) return value;
    const whole = known.get(id) ?? value;
    const trail = id ? [...above, id] : above;
    return Object.fromEntries(
      Object.entries(whole).map(([property, inner]) => [property, resolve(inner, trail)]),
    );
  };
  return things.map((thing) => resolve(thing, [])).filter(isThing);
}

export function typesOf(thing: Thing): string[] {
  return listOf(thing['@type']).filter((type) => typeof type === 'string');
}

export function isReference(thing: Thing): boolean {
  return Object.keys(thing).join() === '@id';
}

export function idOf(thing: Thing): string | undefined {
  const { '@id': id } = thing;
  return typeof id === 'string' ? id : undefined;
}

export function listOf(value: unknown): unknown[] {
  return value === undefined ? [] : Array.isArray(value) ? value : [value];
}

export function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
