import type { PdfToken } from './inspect-pdf-tokens.server.ts';

/**
 * The use of a PDF value. `opening` is an action or a page (/OpenAction). `events` has the actions
 * of events (/AA). `actions` is one action or a list of actions. `other` runs nothing.
 */
type Use = 'opening' | 'events' | 'actions' | 'other';
/** A reference to an object that acts without a click. */
export type ActingReference = { object: number; use: Use };
type Container = 'action' | 'events' | 'actions' | 'other';

/**
 * Allowed values of /S: two actions that only show a page of the file, and the type of a picture's
 * group. Such a group looks like an action if the picture has the name AA.
 */
const HARMLESS = new Set(['GoTo', 'Named', 'Transparency']);
/** The deepest nesting of dictionaries and arrays in an action. A deeper action is refused. */
const DEEPEST = 20;

/**
 * Finds the actions that run when somebody opens or closes the file, a page or a field. The actions
 * of links are allowed, because they need a click.
 */
export class SelfActing {
  isActive = false;
  readonly references: ActingReference[] = [];
  readonly #use: Use;
  /** The open dictionaries and arrays. The first contains the others, and acts without a click. */
  readonly #open: Container[] = [];
  /** The last name, which is the key if a value follows. */
  #key: string | undefined;

  constructor(use: Use = 'other') {
    this.#use = use;
  }

  /** True within a value that acts without a click. */
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
        // The type of this action is in another object. No usual program writes that, so refuse it.
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
  // An array at /OpenAction is a page to show, not a list of actions.
  if (isList) return use === 'actions' ? 'actions' : 'other';
  return use === 'other' ? 'other' : 'action';
}
