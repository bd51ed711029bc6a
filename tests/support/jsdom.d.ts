declare module 'jsdom' {
  export class JSDOM {
    constructor(markup: string, options?: { contentType?: string });
    static fragment(html: string): DocumentFragment;
    readonly window: { readonly document: Document; close: () => void };
  }
}
