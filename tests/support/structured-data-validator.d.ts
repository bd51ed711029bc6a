/** One reads structured data like a crawler, the other validates it. */
declare module '@marbec/web-auto-extractor' {
  export default class WebAutoExtractor {
    parse(html: string): {
      jsonld: Record<string, Record<string, unknown>[]>;
      errors: { message: string; format: string }[];
    };
  }
}

declare module '@adobe/structured-data-validator' {
  export default class Validator {
    validate(data: { jsonld: Record<string, unknown[]>; errors?: unknown[] }): Promise<
      {
        rootType: string;
        severity: 'ERROR' | 'WARNING';
        issueMessage: string;
        path?: { type?: string; property?: string }[];
      }[]
    >;
  }
}
