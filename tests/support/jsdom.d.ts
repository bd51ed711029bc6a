/** What the tests use of jsdom, which comes without types: a parser of HTML. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string);
    readonly window: { readonly document: Document; close: () => void };
  }
}
