import { tokensOf } from './inspect-pdf-tokens.server.ts';
import { type ActingReference, SelfActing } from './self-acting.server.ts';

/** A range of a text that has one character per byte. */
type Place = { text: string; from: number; to: number };

/** The longest action in bytes. Actions are short, so a longer action makes the file suspicious. */
const LONGEST = 64 * 1024;
/** A file with more objects that act without a click is suspicious. Most PDFs have one or two. */
const MOST = 200;

/** Finds objects of a PDF that act without a click. */
export class PdfObjects {
  readonly #places = new Map<number, Place[]>();
  readonly #references = new Map<string, ActingReference>();

  get isEmpty(): boolean {
    return this.#places.size === 0;
  }

  add(object: number, place: Place): void {
    const known = this.#places.get(object);
    if (known) known.push(place);
    else this.#places.set(object, [place]);
  }

  /** Adds the objects of an unpacked stream, which begins with their numbers and offsets. */
  addPacked(text: string, dictionary: string): void {
    const [first, ...others] = dictionary.matchAll(/\/First[\s\0]+(\d+)(?!\d|[\s\0]+\d+[\s\0]+R)/g);
    if (!first || others.length > 0) return;
    const start = Number(first[1]);
    for (const [, object, offset] of text.slice(0, start).matchAll(/(\d+)[\s\0]+(\d+)/g))
      this.add(Number(object), { text, from: start + Number(offset), to: text.length });
  }

  follow(references: readonly ActingReference[]): void {
    for (const reference of references)
      this.#references.set(`${reference.use} ${reference.object}`, reference);
  }

  /** True if opening the file may do more than show a page. */
  actByThemselves(): boolean {
    // `#acts` may add references during the loop.
    for (const { object, use } of this.#references.values()) {
      const places = this.#places.get(object) ?? [];
      const isUnclear = places.length === 0 || this.#references.size + places.length > MOST;
      if (isUnclear || places.some((place) => this.#acts(place, use))) return true;
    }
    return false;
  }

  #acts({ text, from, to }: Place, use: ActingReference['use']): boolean {
    const acting = new SelfActing(use);
    for (const token of tokensOf(text, from, Math.min(to, from + LONGEST))) {
      acting.read(token);
      if (acting.isActive) return true;
      if (!acting.isOpen) break;
    }
    this.follow(acting.references);
    return acting.isOpen;
  }
}
