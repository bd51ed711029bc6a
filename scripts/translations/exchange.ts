import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { type Language, languages, originalLanguage } from '#content/languages.ts';
import { UsageError } from '../failures.ts';
import { type Inline, protect } from './inline.ts';
import { placeOfUnit, type TextUnit } from './units.ts';

// XLIFF 2.0 (https://docs.oasis-open.org/xliff/xliff-core/v2.0/xliff-core-v2.0.html). The package
// "xliff" cannot be used: it drops a line break before an element, so two words become one.

/**
 * A unit of a file for translators. `source` is the text that it was translated from. `isInitial`
 * means that the program does not call it translated.
 */
export type ReadUnit = {
  name: string;
  place: string;
  source: string;
  target: string;
  isInitial?: true;
};

/** Writes a file for each file of the content. A stale text has a target in the state “initial”. */
export function writeXliff(
  units: readonly TextUnit[],
  { code }: Language,
  isStale: (unit: TextUnit) => boolean,
): string {
  const files = [...Map.groupBy(units, ({ name }) => name)].map(
    ([name, inFile], index) =>
      `<file id="f${index + 1}" original=${quoted(name)}>\n${inFile.map((unit) => unitXml(unit, isStale(unit))).join('\n')}\n</file>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="${originalLanguage.code}" trgLang="${code}">
${files.join('')}</xliff>
`;
}

function unitXml(unit: TextUnit, isStale: boolean): string {
  const elements = protect(unit.source);
  const note = unit.hint ? `<notes><note>${escaped(unit.hint)}</note></notes>` : '';
  const { target } = unit;
  const state = target === undefined || isStale ? 'initial' : 'translated';
  const translated =
    target === undefined ? '' : `<target>${xmlOf(protect(target, elements))}</target>`;
  return `<unit id=${quoted(placeOfUnit(unit))} xml:space="preserve">${note}<segment state="${state}"><source>${xmlOf(elements)}</source>${translated}</segment></unit>`;
}

function xmlOf(parts: readonly Inline[]): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return escaped(part);
      const { id, start, end, inside } = part;
      const [from, to] = [quoted(start), quoted(end ?? '')];
      return end === undefined
        ? `<ph id="${id}" equiv=${from} disp=${from}/>`
        : `<pc id="${id}" equivStart=${from} equivEnd=${to} dispStart=${from} dispEnd=${to}>${xmlOf(inside)}</pc>`;
    })
    .join('');
}

/** XML would turn a line break in an attribute into a space. */
function quoted(text: string): string {
  return `"${escaped(text).replaceAll('\n', '&#10;')}"`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

type Part = { source: string; target?: string; isInitial?: true };
type Reading = { language: string; units: (Part & { name: string; place: string })[] };

/** @throws UsageError if the text is not XLIFF 2 into a language of the site */
export function readXliff(xml: string): { language: Language; units: ReadUnit[] } {
  const { language: code, units } = readUnits(xml);
  const language = languages.find((known) => known.code === code);
  if (!language || language === originalLanguage)
    throw new UsageError(`The file is not XLIFF 2 into a language of the site: ${code || 'none'}.`);
  return {
    language,
    units: units.flatMap(({ target, ...unit }) => (target?.trim() ? [{ ...unit, target }] : [])),
  };
}

/** Tools may cut a unit into segments, and a pair of codes into its start and its end. */
function readUnits(xml: string): Reading {
  const reading: Reading = { language: '', units: [] };
  const parser = new SaxesParser();
  const codes = new Map<string, { start: string; end: string }>();
  let [name, place] = ['', ''];
  let parts: Part[] = [];
  let text: string | undefined;
  let hasTarget = false;
  let isInitial = false;
  const open: string[] = [];

  const endOf = (id = '') => codes.get(id)?.end ?? '';
  const startCode = ({ attributes: { id = '', equiv, equivStart, equivEnd } }: SaxesTagPlain) => {
    const known = codes.get(id);
    const code = {
      start: equiv ?? equivStart ?? known?.start ?? '',
      end: equivEnd ?? known?.end ?? '',
    };
    codes.set(id, code);
    text += code.start;
  };
  parser.on('opentag', (tag) => {
    const { attributes } = tag;
    if (tag.name === 'xliff' && attributes.version?.startsWith('2.'))
      reading.language = attributes.trgLang ?? '';
    if (tag.name === 'file') name = attributes.original ?? '';
    if (tag.name === 'unit') {
      place = attributes.id ?? '';
      parts = [];
      codes.clear();
    }
    if (tag.name === 'segment' || tag.name === 'ignorable') hasTarget = false;
    if (tag.name === 'segment') isInitial = attributes.state === 'initial';
    if (tag.name === 'source' || tag.name === 'target') text = '';
    if (text === undefined) return;
    if (['ph', 'pc', 'sc'].includes(tag.name)) startCode(tag);
    if (tag.name === 'pc') open.push(attributes.id ?? '');
    if (tag.name === 'ec') text += endOf(attributes.startRef ?? attributes.id);
  });
  parser.on('text', (more) => {
    if (text !== undefined) text += more;
  });
  parser.on('cdata', (more) => {
    if (text !== undefined) text += more;
  });
  parser.on('closetag', (tag) => {
    if (tag.name === 'pc' && text !== undefined) text += endOf(open.pop());
    if (tag.name === 'source') parts.push({ source: text ?? '', ...(isInitial && { isInitial }) });
    const last = parts.at(-1);
    if (tag.name === 'target' && last) {
      last.target = text ?? '';
      hasTarget = true;
    }
    if (tag.name === 'source' || tag.name === 'target') text = undefined;
    if (tag.name === 'ignorable' && last && !hasTarget) last.target = last.source;
    if (tag.name === 'unit') reading.units.push({ name, place, ...joined(parts) });
  });
  try {
    parser.write(xml).close();
  } catch (error) {
    throw new UsageError(`The file is not XML: ${(error as Error).message}`);
  }
  return reading;
}

function joined(parts: readonly Part[]): Part {
  const source = parts.map((part) => part.source).join('');
  const targets = parts.flatMap(({ target }) => target ?? []);
  if (targets.length < parts.length) return { source };
  const isInitial = parts.every((part) => part.isInitial);
  return { source, target: targets.join(''), ...(isInitial && { isInitial }) };
}
