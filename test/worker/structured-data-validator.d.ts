/** The package has no types of its own: this is what valid-html.ts uses of it. */
declare module '@adobe/structured-data-validator' {
  type Issue = { severity: 'ERROR' | 'WARNING'; issueMessage: string; path: unknown };
  type Extracted = { jsonld: object; microdata: object; rdfa: object };
  export default class Validator {
    validate(data: Extracted): Promise<Issue[]>;
  }
}
