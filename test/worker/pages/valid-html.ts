/**
 * Validates a page as the shop sends it: HTML by html-validate, structured data by a validator of what search engines
 * require.
 */
import Validator from '@adobe/structured-data-validator';
import { HtmlValidate, StaticConfigLoader } from 'html-validate/browser';
import { expect } from 'vitest';
import type { Visitor } from '../visitor.ts';

const html = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard', 'html-validate:document'],
    rules: {
      // React writes attributes and void elements its own way; both are valid HTML.
      'attr-quotes': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'void-style': 'off',
      'require-sri': ['error', { target: 'crossorigin' }],
      'doctype-style': 'off',
      // Tidiness, not validity; line breaks come from React.
      'no-trailing-whitespace': 'off',
      'no-inline-style': 'error',
      'long-title': 'off',
    },
  }),
);

type Thing = Record<string, unknown> & { '@type': string };

/** The objects of a page's JSON-LD blocks. */
function structuredData(source: string): Thing[] {
  const blocks = source.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...blocks].flatMap(([, json = '']) => JSON.parse(json) as Thing | Thing[]);
}

export async function complaints(source: string): Promise<string[]> {
  const report = await html.validateString(source);
  const markup = report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${ruleId} ${line}:${column} ${message}`),
  );
  const things = structuredData(source);
  const jsonld = Object.groupBy(things, (thing) => thing['@type']);
  const issues = await new Validator().validate({ jsonld, microdata: {}, rdfa: {} });
  const errors = issues.filter(({ severity }) => severity === 'ERROR');
  return [...markup, ...errors.map((issue) => JSON.stringify(issue))];
}

/** Requests a page and validates it; `kinds` are the types that its structured data must contain. */
export async function judge(shopper: Visitor, path: string, kinds: string[] = []): Promise<string> {
  const response = await shopper.get(path);
  // The requested page is validated, not one that it redirects to.
  expect.soft(response.headers.get('Location'), path).toBeNull();
  const source = await response.text();
  expect.soft(await complaints(source), path).toEqual([]);
  const types = structuredData(source).map((thing) => thing['@type']);
  expect.soft(types, path).toEqual(expect.arrayContaining(kinds));
  return source;
}
