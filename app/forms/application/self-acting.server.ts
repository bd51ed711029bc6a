import type { PdfToken } from './inspect-pdf-tokens.server.ts';

/**
 * What a value is for: the action or page of /OpenAction, the actions of /AA by event, or one or
 * more actions that follow. `other` values do nothing by themselves.
 */
type Use = 'opening' | 'events' | 'actions' | 'other';
/** A reference to an object that acts by itself. */
export type ActingReference = { object: number; use: Use };
type Container = 'action' | 'events' | 'actions' | 'other';

/**
 * The actions that only show a page of the file. A picture may have the name AA. Then its group has
 * the type Transparency.
 */
const HARMLESS = new Set(['GoTo', 'Named', 'Transparency']);
/** No PDF needs more dictionaries and arrays within each other for an action. */
const DEEPEST = 20;

/**
 * Reads values and finds actions that run when a reader opens or closes the file, a page or a
 * field. A link is no such action, because a person has to click it.
 */
export class SelfActing {
  isActive = false;
  readonly references: ActingReference[] = [];
  readonly #use: Use;
  /** The open dictionaries and arrays, from the outermost value with a use. */
  readonly #open: Container[] = [];
  /** The last name, which is the key if a value follows. */
  #key: string | undefined;

  constructor(use: Use = 'other') {
    this.#use = use;
  }

  /** True within a value that acts by itself. */
  get isOpen(): boolean {
    return this.#open.length > 0;
  }

  read(token: PdfToken): void {
    switch (token.kind) {
      case 'name':
        this.isActive ||= this.#isActionType() && !HARMLESS.has(token.name);
        this.#key = token.name;
        return;
      case 'open':
      case 'openList':
        this.#enter(token.kind === 'openList');
        break;
      case 'close':
      case 'closeList':
        this.#open.pop();
        break;
      case 'reference':
        // The type of an action may be in another object. No usual program writes that.
        this.isActive ||= this.#isActionType();
        if (this.#nextUse() !== 'other')
          this.references.push({ object: token.object, use: this.#nextUse() });
    }
    this.#key = undefined;
  }

  #enter(isList: boolean): void {
    const use = this.#nextUse();
    if (use === 'other' && this.#open.length === 0) return;
    this.isActive ||= this.#open.length === DEEPEST;
    if (!this.isActive) this.#open.push(containerFor(use, isList));
  }

  #isActionType(): boolean {
    return this.#open.at(-1) === 'action' && this.#key === 'S';
  }

  #nextUse(): Use {
    if (this.#key === 'OpenAction') return 'opening';
    if (this.#key === 'AA') return 'events';
    const container = this.#open.at(-1);
    if (container === undefined) return this.#use;
    const isFollowed = container === 'action' && this.#key === 'Next';
    return isFollowed || container === 'events' || container === 'actions' ? 'actions' : 'other';
  }
}

function containerFor(use: Use, isList: boolean): Container {
  if (use === 'events') return 'events';
  // An array at /OpenAction is a place in the file.
  if (isList) return use === 'actions' ? 'actions' : 'other';
  return use === 'other' ? 'other' : 'action';
}
