/** The package brings no types of its own: what valid-pages.ts uses of it. */
declare module '@adobe/structured-data-validator' {
  type Issue = { severity: 'ERROR' | 'WARNING'; issueMessage: string; path: unknown };
  type Extracted = { jsonld: object; microdata: object; rdfa: object };
  export default class Validator {
    validate(data: Extracted): Promise<Issue[]>;
  }
}
