/** The first module reads structured data as a crawler does. The second validates the data. */
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
