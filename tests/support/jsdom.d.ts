/**
 * The part of jsdom that the tests use, a parser of HTML and XML. jsdom has no types of its own.
 */
declare module 'jsdom' {
  export class JSDOM {
    constructor(markup: string, options?: { contentType?: string });
    static fragment(html: string): DocumentFragment;
    readonly window: { readonly document: Document; close: () => void };
  }
}
