const DAY = 24 * 60 * 60_000;
/** Required fields, and fields that may occur only once (RFC 9116, sections 2.4 to 2.6). */
const NEEDED = ['contact', 'expires'];
const ONCE = ['expires', 'preferred-languages'];
const KNOWN = [
  'acknowledgments',
  'canonical',
  'contact',
  'encryption',
  'expires',
  'hiring',
  'policy',
  'preferred-languages',
  'csaf',
];
const ADDRESS = /^(https:\/\/|mailto:|tel:)\S+$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/i;

/** Returns the violations of RFC 9116 in a file. @param url the canonical URL of the file */
export function securityTxtFaults(text: string, url: string, now: number): string[] {
  const lines = text.split(/\r?\n/).filter((line) => line !== '' && !line.startsWith('#'));
  const fields = lines.flatMap((line) => {
    const [, name = '', value = ''] = /^([A-Za-z-]+): (\S.*)$/.exec(line) ?? [];
    return name ? [{ name: name.toLowerCase(), value }] : [];
  });
  const of = (wanted: string) =>
    fields.flatMap(({ name, value }) => (name === wanted ? [value] : []));
  const [expires = ''] = of('expires');
  const left = Date.parse(expires) - now;
  return [
    ...(fields.length < lines.length ? ['a line is no field'] : []),
    ...(text.endsWith('\n') ? [] : ['the last line has no end']),
    ...fields
      .filter(({ name }) => !KNOWN.includes(name))
      .map(({ name }) => `${name} is no field of it`),
    ...NEEDED.filter((name) => of(name).length === 0).map((name) => `${name} is missing`),
    ...ONCE.filter((name) => of(name).length > 1).map((name) => `${name} stands twice`),
    ...['contact', 'canonical', 'policy', 'hiring', 'encryption', 'acknowledgments'].flatMap(
      (name) =>
        of(name).flatMap((value) =>
          ADDRESS.test(value) ? [] : [`${name} is no whole address: ${value}`],
        ),
    ),
    ...(of('canonical').includes(url) ? [] : [`canonical does not name ${url}`]),
    ...(of('preferred-languages').every((value) =>
      /^[a-z]{2}(-[A-Z]{2})?(, ?[a-z]{2}(-[A-Z]{2})?)*$/.test(value),
    )
      ? []
      : ['preferred-languages is no list of languages']),
    ...(MOMENT.test(expires) && left > 0 ? [] : [`expires is past, or no moment: ${expires}`]),
    ...(left > 366 * DAY ? ['expires is more than a year ahead'] : []),
  ];
}
