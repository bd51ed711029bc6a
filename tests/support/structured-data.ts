/** What a page says to programs as JSON-LD: a thing with its properties. */
export type Thing = { readonly [property: string]: unknown };

/** The one set of things that a page describes, and what is wrong with how it does so. */
export type PageData = { things: Thing[]; faults: string[] };

const SCRIPT = 'script[type="application/ld+json"]';

/**
 * Reads a page's JSON-LD: one script with one `@graph` of things that have types, each described
 * once.
 */
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

/** As readPageData, of what the script holds. */
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

/** References to things that neither the page nor the whole site describes. */
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

/** Every thing in these, however deep, with where it stands: `JobPosting.jobLocation.address`. */
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

/**
 * Things in place of references to them, as search engines read them; one that stands in itself
 * stays a reference.
 */
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

/** Whether this only names a thing that is described elsewhere. */
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
