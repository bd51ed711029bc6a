import type { PdfToken } from './inspect-pdf-tokens.server.ts';

/**
 * What a PDF does with a value. The value of the key /OpenAction is `opening`, the value of the key
 * /AA is `events`. `actions` is an action or a list of actions. `other` runs nothing.
 */
type Use = 'opening' | 'events' | 'actions' | 'other';
export type ActingReference = { object: number; use: Use };
type Container = 'action' | 'events' | 'actions' | 'other';

/**
 * Types of actions (/S) that run nothing. `Transparency` is the type of a picture's group, which
 * may look like an action.
 */
const HARMLESS = new Set(['GoTo', 'Named', 'Transparency']);
const DEEPEST = 20;

/** Finds actions that run when somebody opens or closes a file, a page or a field. */
export class SelfActing {
  isActive = false;
  readonly references: ActingReference[] = [];
  readonly #use: Use;
  /** The open dictionaries and arrays, from the outermost to the innermost. */
  readonly #open: Container[] = [];
  #key: string | undefined;

  constructor(use: Use = 'other') {
    this.#use = use;
  }

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
        // The type of the action is in another object. Common programs do not write such an action,
        // so refuse the file.
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
